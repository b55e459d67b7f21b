import { Notyf } from 'notyf'
import { sheetOf } from '../../../styles/sheets'
import { onModals, topModal } from '../../dialog'
import { alert, cross, done } from '../../icons'
import { floor } from './floor'
import { focused } from './focused'
import { nextStop } from './next-stop'
import { pausable } from './pausable'
import { toastTexts } from './texts'
import { TOAST } from '../duration'
import type { Toast } from '../types'
import { partsTexts } from '../../texts'
import css from './toaster.lazy.css'

const TYPE = 'toast'

/**
 * How long words that were just said are at risk: what moves the focus now cuts them off, in milliseconds. A dialog that
 * closes by itself waits for longer (R51, R58, R70).
 */
const HEARD = 800

/** When the newest toast came. */
let cameAt = 0

/** What the focus left last, outside the toasts. */
let left: HTMLElement | undefined

/** What closes those that offer nothing to do, by their words. */
const closers = new Map<string, () => void>()

let place:
  | {
      host: HTMLElement
      notyf: Notyf
      list: Element
      announcer: Element
      growing: ResizeObserver
      again: () => void
    }
  | undefined

/**
 * Shows a toast by notyf, in a shadow root of its own that no page style reaches.
 *
 * notyf stacks, animates and announces; the pause, the action and the close button are ours.
 */
export function show(options?: Toast): void {
  // what was taken back before this code came is not shown
  if (!options || options.signal?.aborted) return
  const { message, tone = 'success', duration = TOAST, action, signal, home, onClose } = options
  const { host, notyf, list, announcer } = (place ??= open())
  const from = focused()
  raise()
  announcer.ariaLive = tone === 'danger' ? 'assertive' : 'polite'
  cameAt = Date.now()
  const shown = notyf.open({ type: TYPE, message, className: `is-${tone}` })
  const card = list.lastElementChild as HTMLElement
  const close = () => {
    // what takes it back may do so once it has gone by itself
    if (card.inert) return
    // its button goes: the focus goes back to where it came from, or where the toast found it
    if (card.contains(focused() ?? null)) {
      const back =
        [left, from].find(each => each?.isConnected && each !== document.body) ?? home?.()
      back?.focus()
    }
    // and no key leads to it while it goes
    card.inert = true
    notyf.dismiss(shown)
    // who reads the page, or a dialog that opens later, finds no words of long ago
    if (announcer.textContent === message) announcer.textContent = ''
    if (closers.get(message) === close) closers.delete(message)
    onClose?.()
  }
  if (!action) {
    // the same once more takes the place of the one before: a stack of them would lie over buttons
    closers.get(message)?.()
    closers.set(message, close)
  }
  card.append(icon('toast__icon', tone === 'danger' ? alert : done))
  if (action) {
    const act = () => {
      close()
      action.run()
    }
    card.append(button(action.label, act))
  }
  const cancel = button('', close)
  cancel.className = 'toast__close'
  cancel.ariaLabel = partsTexts().close
  cancel.append(icon('', cross))
  card.append(cancel)
  // it has its height only now
  stand(host)
  // in a low window the newest of several is the one in view
  list.scrollTop = list.scrollHeight
  // from a summary of errors Tab leads to the first of them, and not past them
  if (from && !Element.prototype.matches.call(from, 'body, .summary')) nextStop(card, from)
  signal?.addEventListener('abort', close)
  if (duration === Infinity) return
  const bar = document.createElement('i')
  bar.className = 'toast__bar'
  bar.style.animationDuration = `${duration}ms`
  card.append(bar)
  pausable(card, duration, close)
}

function open() {
  const host = document.createElement('div')
  host.popover = 'manual'
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(css)]
  // of its own types, `success` and `error`, notyf brings colours and icons
  const types = [{ type: TYPE }]
  const notyf = new Notyf({ duration: 0, ripple: false, types })
  // notyf puts its two containers at the end of the body
  const list = document.querySelector('body > .notyf')!
  const announcer = document.querySelector('body > .notyf-announcer')!
  root.append(list, announcer)
  // without a toast it is no landmark, and its live region stays to be heard
  const landmark = new MutationObserver(() => {
    const isUsed = list.childElementCount > 0
    host.role = isUsed ? 'region' : null
    host.ariaLabel = isUsed ? toastTexts().notifications : null
  })
  landmark.observe(list, { childList: true })
  onModals(raise)
  addEventListener('focusout', event => {
    const [at] = event.composedPath()
    if (at instanceof HTMLElement && !list.contains(at)) left = at
  })
  const again = () => {
    if (list.childElementCount && !list.matches(':focus-within')) stand(host)
  }
  // at a page's end, its bar no longer stands at the edge; a key may have moved the focus
  for (const type of ['scroll', 'resize', 'keyup']) addEventListener(type, again, { passive: true })
  // what is wrong in its form comes a moment later
  const growing = new ResizeObserver(again)
  return { host, notyf, list, announcer, growing, again }
}

/** All outside an open modal dialog, the page's own too, is inert, top layer or not: the toasts move into it, and back. */
function raise() {
  const { host, list, announcer, growing, again } = place!
  const theirs = document.querySelector('dialog:modal')
  const home = topModal() ?? theirs ?? document.querySelector('body')!
  const before = runningIn(list)
  if (host.parentNode !== home) {
    // a live region that comes with words is heard: they were said where it was
    const words = announcer.textContent
    announcer.textContent = ''
    home.append(host)
    // but not to their end, if a slow dialog closes on them
    if (words && Date.now() - cameAt < HEARD) setTimeout(() => (announcer.textContent = words), 100)
  }
  growing.disconnect()
  growing.observe(home)
  // what scrolls or takes the focus within a dialog is not heard of outside it
  for (const type of ['scroll', 'focusin']) {
    home.addEventListener(type, again, { capture: true, passive: true })
  }
  stand(host)
  host.hidePopover()
  host.showPopover()
  for (const anew of runningIn(list)) {
    const same = before.find(({ target, name }) => target === anew.target && name === anew.name)
    // a toast that moves does not come in once more, nor does its time begin anew
    if (same) anew.animation.currentTime = same.time
    else anew.animation.finish()
  }
}

function stand(host: HTMLElement) {
  host.style.setProperty('--_floor', `${floor(host)}px`)
}

function runningIn(list: Element) {
  const animations = list.getAnimations({ subtree: true }) as CSSAnimation[]
  return animations.map(animation => ({
    animation,
    name: animation.animationName,
    target: (animation.effect as KeyframeEffect).target,
    time: animation.currentTime,
  }))
}

function button(label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', run)
  return made
}

function icon(className: string, path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('class', className)
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.ariaHidden = 'true'
  drawn.setAttribute('d', path)
  svg.append(drawn)
  return svg
}
