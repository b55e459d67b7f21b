import { toast, TOAST } from '../../ui/toast'
import { lostTexts } from './lost.texts'

let isTold = false

/**
 * Brings what says how a change went, and what reads its answer, and tells of a part that a visitor
 * asked for and that did not come: once the network is gone, nothing more comes to say so.
 *
 * `isLate`: one did not come before this was here.
 */
export async function beReady(isLate: boolean): Promise<void> {
  addEventListener('ndt-error', ({ detail: { phase } }) => {
    if (phase === 'load') tell()
  })
  if (isLate) tell()
  await Promise.all([toast(), import('..')])
}

function tell(): void {
  if (isTold) return
  isTold = true
  setTimeout(() => (isTold = false), TOAST)
  void toast({ message: lostTexts().lost, tone: 'danger' }).catch(() => {})
}
