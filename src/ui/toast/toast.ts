import type { Toast } from './types'

/**
 * Shows a toast, above any dialog; it outlives the widget that shows it (Q10).
 *
 * Without options it only brings what shows them: once the network is gone, that comes no more.
 */
export async function toast(options?: Toast): Promise<void> {
  const { show } = await import('./lazy/toaster')
  show(options)
}
