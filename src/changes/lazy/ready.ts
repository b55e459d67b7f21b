import { toast } from '../../ui/toast'
import { heedHeldKey } from './held-key'

/** Brings what says how a change went, and what reads its answer: once the network is gone, nothing more comes to say so. */
export async function beReady(): Promise<void> {
  addEventListener('keydown', heedHeldKey)
  await Promise.all([toast(), import('..')])
}
