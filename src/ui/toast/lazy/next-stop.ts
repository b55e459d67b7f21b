import { focused } from './focused'

/** Where the visitor was as each toast came. */
const openers = new WeakMap<Element, HTMLElement>()

/** From where Tab led into the toasts, which stand behind a dialog's last button: by its own order it comes to them as well. */
let led: HTMLElement | undefined

/**
 * Makes a toast's buttons the next stops of Tab from where the visitor was; behind the last, Tab goes on from there.
 * One that finds them in another toast comes to where that came to.
 */
export function nextStop(toast: HTMLElement, at: HTMLElement): void {
  const isInToast = toast.parentElement!.contains(at)
  const from = isInToast ? openers.get(at.parentElement!) : at
  if (from) lead(toast, from)
}

function lead(toast: HTMLElement, from: HTMLElement): void {
  function onKeyDown(event: KeyboardEvent) {
    // one on its way out is gone
    if (!toast.isConnected || toast.inert) removeEventListener('keydown', onKeyDown, true)
    // WebKit on Linux knows it with Shift by its place alone
    else if ([event.key, event.code].includes('Tab') && from.isConnected) go(event)
  }

  function go(event: KeyboardEvent) {
    const list = toast.parentElement!
    // another that came to the same place has led on already
    if (list.inert) return
    const stops = [...list.querySelectorAll('button')].filter(button => {
      const card = [...list.children].find(card => card.contains(button)) as HTMLElement
      return !card.inert && openers.get(card) === from
    })
    const at = focused()
    if (!at || !list.contains(at)) led = undefined
    const hasLed = led === from
    const first = stops[0]
    const to = event.shiftKey ? hasLed && at === first && from : at === from && first
    if (to) {
      event.preventDefault()
      led = from
      to.focus()
    } else if (hasLed && !event.shiftKey && at === stops.at(-1)) {
      // and the browser goes on from there, past the toasts
      from.focus()
      list.inert = true
      setTimeout(() => (list.inert = false))
    }
  }

  openers.set(toast, from)
  addEventListener('keydown', onKeyDown, true)
}
