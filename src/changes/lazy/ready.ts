import { toast, TOAST } from '../../ui/toast'
import { lostTexts } from '../../ui/lazy-part'
import { heedHeldKey } from './held-key'

/** Brings what says how a change went, and what reads its answer: once the network is gone, nothing more comes to say so. */
export async function beReady(): Promise<void> {
  addEventListener('keydown', heedHeldKey)
  await Promise.all([toast(), import('..')])
}

let told: Promise<void> | undefined

/** Tells of a tag that a visitor asked for and that did not come, once while that is in view. */
export function tell(): Promise<void> {
  if (!told) {
    told = toast({ message: lostTexts().lost, tone: 'danger' })
    setTimeout(() => (told = undefined), TOAST)
  }
  return told
}
