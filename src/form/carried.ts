import { texts } from '../texts'
import { toast } from '../ui/toast'

const english = { close: 'Close' }

const KEY = 'ndt-said'
/** Milliseconds that the toasts of the company's forms stay (R163). */
const TOAST = 2500
/** Milliseconds in which the next page has to come; what is older is no news. */
const FRESH = 15_000

/** Keeps what a form said of its save for the page that it leads to, where this one goes at once (Q10). */
export function carrySaid(message: string): void {
  const keep = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ message, until: Date.now() + FRESH }))
    } catch {
      // storage is switched off: what was said ends with its page
    }
  }
  addEventListener('pagehide', keep, { once: true })
  // a host that stays on the page has shown it by then
  setTimeout(() => removeEventListener('pagehide', keep), TOAST)
}

/** Says what the form of the page before had no time to say, once. */
export function sayCarried(): void {
  try {
    const { message, until } = JSON.parse(sessionStorage.getItem(KEY)!) as Said
    sessionStorage.removeItem(KEY)
    if (until < Date.now()) return
    void toast({ message, duration: TOAST, closeLabel: texts('company-forms', english).close })
  } catch {
    // storage is switched off, or holds nothing: there is nothing to say
  }
}

interface Said {
  message: string
  until: number
}
