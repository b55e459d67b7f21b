import { toast, TOAST } from '../../ui/toast'
import { lostTexts } from './lost.texts'

let isTold = false

/**
 * Brings what says how a change went, and what reads its answer, and tells from now on of a part that
 * a visitor asked for and that did not come: once the network is gone, nothing more comes to say so.
 */
export async function beReady(): Promise<void> {
  addEventListener('ndt-error', ({ detail: { phase } }) => {
    if (phase !== 'load' || isTold) return
    isTold = true
    setTimeout(() => (isTold = false), TOAST)
    void toast({ message: lostTexts().lost, tone: 'danger' }).catch(() => {})
  })
  await Promise.all([toast(), import('..')])
}
