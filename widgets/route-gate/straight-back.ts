/** When the gate last led this tab to the sign-in. */
const LED_AT = 'ndt-route-gate'

/** Milliseconds in which a browser sets out for where it is led; nobody signs in within them. */
const AT_ONCE = 2000

/** Keeps in mind when the gate led away to the sign-in. */
export function noteLeading(time: number): void {
  try {
    sessionStorage.setItem(LED_AT, String(time))
  } catch {
    // storage is switched off: the next page knows nothing of this one
  }
}

/**
 * Whether the gate's own leading ended on this page, as the sign-in passed it straight back.
 *
 * A page's time begins when the browser sets out for it, before any redirect, however slow those
 * are; whoever saw the sign-in has set out anew since.
 */
export function isStraightBack(): boolean {
  try {
    const ledAt = sessionStorage.getItem(LED_AT)
    sessionStorage.removeItem(LED_AT)
    const setOut = Date.now() - performance.now()
    return !!ledAt && Math.abs(setOut - Number(ledAt)) < AT_ONCE
  } catch {
    return false
  }
}
