import type { Point } from './driver'

/**
 * What tests ask of a page, from inside it: as a script it runs before any of the page's own, in
 * every engine the same. A test calls it as `inPage`, in what it evaluates.
 */

const FAULTS = 'engines:faults'

/** What went wrong on the pages of this window so far. */
export function faults(): string[] {
  return JSON.parse(sessionStorage.getItem(FAULTS) ?? '[]')
}

/** The same, and forgets it. */
export function takeFaults(): string[] {
  const taken = faults()
  sessionStorage.removeItem(FAULTS)
  return taken
}

let isLeft = false
addEventListener('beforeunload', () => (isLeft = true))

/** What a page still loads when it is left fails in Firefox and WebKit; nobody is there to miss it. */
function keep(fault: string) {
  if (isLeft) return
  sessionStorage.setItem(FAULTS, JSON.stringify([...faults(), fault]))
}

addEventListener('error', ({ message }) => keep(`uncaught: ${message}`))
addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${reason}`))
addEventListener('securitypolicyviolation', event => {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
  keep(`policy: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`)
})
const { error, warn } = console
console.error = (...words) => {
  keep(`console: ${words.join(' ')}`)
  error(...words)
}
console.warn = (...words) => {
  keep(`console: ${words.join(' ')}`)
  warn(...words)
}

/** Every element that a selector finds, shadow roots included. */
export function all(selector: string, root: ParentNode = document): Element[] {
  const shadows = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [...root.querySelectorAll(selector), ...shadows.flatMap(shadow => all(selector, shadow))]
}

/** What a screen reader calls an element. */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const root = element.getRootNode() as Document
  const labels = [
    ...ids.flatMap(id => root.getElementById(id) ?? []),
    ...((element as HTMLInputElement).labels ?? []),
  ]
  const words = (labels.length ? labels : [element]).map(readOut).join(' ')
  const said = (element.ariaLabel ?? words).replace(/\s+/g, ' ').trim()
  return said || (element as HTMLElement).title
}

function readOut(node: Node): string {
  if (node instanceof Text) return node.data
  if (node instanceof Element && node.ariaHidden === 'true') return ''
  return [...node.childNodes].map(readOut).join('')
}

/** What an element is where it has no role of its own; an input, by its type. */
const ROLES: Record<string, string> = {
  a: 'link',
  button: 'button',
  dialog: 'dialog',
  h1: 'heading',
  select: 'combobox',
  summary: 'summary',
  textarea: 'textbox',
  checkbox: 'checkbox',
  file: 'file',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
}

/** What a screen reader says that an element is. */
export function roleOf(element: Element): string {
  const { localName } = element
  const kind = localName === 'input' ? (element as HTMLInputElement).type : localName
  return element.getAttribute('role') ?? ROLES[kind] ?? (localName === 'input' ? 'textbox' : '')
}

/** What has others in it, between which keys of its own lead. */
const GROUPS =
  'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=grid], [role=tablist], [role=toolbar], [role=radiogroup]'

/** The role of the group that an element is in, slots and shadow roots included; none where it is in no group. */
export function groupOf(element: Element): string {
  const group = element.parentElement?.closest(GROUPS)
  const { host } = element.getRootNode() as ShadowRoot
  return group ? roleOf(group) : host ? groupOf(host) : ''
}

/** The elements that are to be seen, by a selector and their name. */
export function shown(selector: string, name?: string): HTMLElement[] {
  const found = all(selector) as HTMLElement[]
  return found.filter(element => isShown(element) && (!name || nameOf(element) === name))
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}

/** An input of files, which nobody sees. */
export function input(selector: string, name?: string): Element | undefined {
  return all(selector).find(element => !name || nameOf(element) === name)
}

/** Where to press an element, once it is in view and nothing covers it. */
export function place(selector: string, name?: string): Point | undefined {
  const element = shown(selector, name)[0]
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  const seen = (element?.getRootNode() as ShadowRoot)?.elementFromPoint(point.x, point.y)
  return element && seen && (element.contains(seen) || seen.contains(element)) ? point : undefined
}

/** What has the focus. */
export function focused(): HTMLElement {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element as HTMLElement
}

/** The tags of the page that are not there yet: not defined, empty or still at work. */
export function unready(): string[] {
  const waits = (tag: Element) =>
    !tag.matches(':defined') || !!tag.shadowRoot?.querySelector('[aria-busy=true]')
  return all('*')
    .filter(({ localName }) => localName.startsWith('ndt-'))
    .filter(tag => waits(tag) || !tag.shadowRoot?.querySelector('.ndt:not([hidden])'))
    .map(({ localName }) => localName)
}
