import { speaker } from '../host'
import { late } from '../lazy-part'
import type { Toast } from './types'

/**
 * Shows a toast, above any dialog; it outlives the widget that shows it (Q10). One that does not come is reported by
 * the widget that it speaks for; that something is lost is said of a failure alone: what was done is not denied.
 *
 * Without options it only brings what shows them: once the network is gone, that comes no more.
 */
export function toast(options?: Toast): Promise<unknown> {
  const bring = async () => {
    const { show } = await import('./lazy/toaster')
    show(options)
    return true
  }
  return options ? late(speaker.host!, bring, options.tone === 'danger') : bring()
}
