import {
  $user,
  ApiError,
  getConfig,
  refusalIn,
  refetchSaved,
  say,
  signInAfter,
  toast,
  type Host,
  type SavedItem,
} from '../../src/index'
import { createRemovals, type Removing } from './saved-panel.store'
import { removalTexts } from './removal.texts'

/** Milliseconds that the toast stays (R102). */
const TOAST = 3000

/** What a removal works on, and who hears why it failed. */
export interface Removal extends Omit<Removing, 'userId' | 'read'> {
  host: Host
  onFailed: (words: string) => void
}

/**
 * Removes a bookmark with a toast that can undo it, and that says what stays (Q111).
 *
 * A failure is reported, and not more (R103). Returns whether it is gone.
 */
export async function removeBookmark(
  { host, onFailed, ...list }: Removal,
  { id, is_applied }: SavedItem,
): Promise<boolean> {
  /** The rows, or what stands in their place. */
  const home = () => host.root.querySelector<HTMLElement>('.saved-panel__rows, .empty a')
  /** Reads the list again, which may take the focus along with its last row, or with what stood in its place. */
  async function read() {
    const isHere = !!host.root.activeElement
    await refetchSaved(list.kind)
    requestAnimationFrame(() => {
      if (isHere && document.activeElement === document.body) home()?.focus()
    })
  }

  const userId = $user.get()?.id
  async function change(action: 'remove' | 'undo'): Promise<boolean> {
    onFailed('')
    try {
      if (!userId) throw new Error('The page does not say who is signed in: <meta name="user">.')
      // a page may become another account's while the toast is there
      if ($user.get()?.id !== userId) throw new ApiError('account', 409, '')
      await createRemovals({ ...list, userId, read })[action](id)
      return true
    } catch (error) {
      host.report(error, 'save')
      const words = refusalIn(error) || removalTexts().failed
      onFailed(words)
      if (getConfig().failureNotes) say(host.root, words)
      // an ended session is said by the list, until it can be read again (Q109)
      if (signInAfter(error)) void refetchSaved(list.kind)
      return false
    }
  }

  if (!(await change('remove'))) return false
  const t = removalTexts()
  const undo = async () => (await change('undo')) && say(host.root, t.undone)
  const action = { label: t.undo, run: () => void undo() }
  const stays = list.kind === 'jobs' ? t.applicationStays : t.registrationStays
  await toast({ message: is_applied ? stays : t.removed, duration: TOAST, action, home })
  return true
}
