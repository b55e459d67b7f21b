import { TOAST } from '../ui/toast'

/** Under this name a page finds what the form before it said. */
export const SAID = 'ndt-said'
/** Milliseconds in which the next page has to come; what is older is no news. */
const FRESH = 15_000

/** Keeps what a form said of its save for the page that it leads to, where this one goes at once (Q10). */
export function carrySaid(message: string): void {
  const keep = () => {
    try {
      sessionStorage.setItem(SAID, JSON.stringify({ message, until: Date.now() + FRESH }))
    } catch {
      // storage is switched off: what was said ends with its page
    }
  }
  addEventListener('pagehide', keep, { once: true })
  // a host that stays on the page has shown it by then
  setTimeout(() => removeEventListener('pagehide', keep), TOAST)
}

/** The id of a row in its list; as the address's fragment, it says which one was left. */
export function rowId(list: string, { id }: { id?: number | undefined }): string {
  return `${list}-${id}`
}
