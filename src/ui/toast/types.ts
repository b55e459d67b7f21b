/** A short message over the page, and at most one thing to do about it. */
export interface Toast {
  message: string
  tone?: 'success' | 'danger'
  /** How long it stays, in milliseconds; it waits while it has the pointer or the focus. `Infinity` stays until it is closed. */
  duration?: number
  /** Closes it when it aborts. */
  signal?: AbortSignal
  /** What takes the focus as it goes, where neither what it came from nor what was left for it is there any more. */
  home?: () => HTMLElement | null
  /** Hears that it goes. */
  onClose?: () => void
  action?: { label: string; run: () => void }
}
