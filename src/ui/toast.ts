/** A short message over the page, and at most one thing to do about it. */
export interface Toast {
  message: string
  tone?: 'success' | 'danger'
  /** How long it stays, in milliseconds; it waits while it has the pointer or the focus. */
  duration: number
  action?: { label: string; run: () => void }
  closeLabel: string
}

/** Shows a toast, above any dialog; it outlives the widget that shows it (Q10). */
export async function toast(options: Toast): Promise<void> {
  const { show } = await import('./toaster')
  show(options)
}
