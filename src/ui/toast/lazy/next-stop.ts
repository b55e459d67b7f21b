import { focused } from './focused'

/** Makes a toast's buttons the next stops of Tab from where the visitor was; behind the last, Tab goes on from there. */
export function nextStop(toast: HTMLElement, from: HTMLElement): void {
  function onKeyDown(event: KeyboardEvent) {
    // one on its way out is gone
    if (!toast.isConnected || toast.inert) removeEventListener('keydown', onKeyDown, true)
    // WebKit on Linux knows it with Shift by its place alone
    else if ([event.key, event.code].includes('Tab') && from.isConnected)
      lead(event, [...toast.querySelectorAll('button')])
  }

  function lead(event: KeyboardEvent, stops: HTMLElement[]) {
    const at = focused()
    const first = stops[0]
    const to = event.shiftKey ? at === first && from : at === from && first
    if (to) event.preventDefault()
    if (to) to.focus()
    // and the browser goes on from there, past the toasts: in a dialog they stand behind its last button
    else if (!event.shiftKey && at === stops.at(-1)) {
      const list = toast.parentElement!
      from.focus()
      list.inert = true
      setTimeout(() => (list.inert = false))
    }
  }

  addEventListener('keydown', onKeyDown, true)
}
