import { $user, texts, toast, type Host } from '../../src/index'
import { createRemovals, type Removing } from './saved-panel.store'

/** Milliseconds that the toast stays (R102). */
const TOAST = 3000

const english = { removed: 'Bookmark removed.', undo: 'Undo', close: 'Close' }

/** What a removal works on, and who hears that it failed. */
export interface Removal extends Omit<Removing, 'userId'> {
  host: Host
  onFailed: (hasFailed: boolean) => void
}

/** Removes a bookmark with a toast that can undo it; a failure is reported, and not more (R103). */
export async function removeBookmark({ host, onFailed, ...list }: Removal, id: number) {
  async function attempt(action: 'remove' | 'undo'): Promise<boolean> {
    onFailed(false)
    try {
      const userId = $user.get()?.id
      if (!userId) throw new Error('The page does not say who is signed in: <meta name="user">.')
      await createRemovals({ ...list, userId })[action](id)
      return true
    } catch (error) {
      host.report(error, 'save')
      onFailed(true)
      return false
    }
  }

  if (!(await attempt('remove'))) return
  const t = texts('saved-panel', english)
  const action = { label: t.undo, run: () => void attempt('undo') }
  await toast({ message: t.removed, duration: TOAST, action, closeLabel: t.close })
}
