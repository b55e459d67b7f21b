import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { picture } from './picture'
import type { CallName } from './reading'
import { NO_ID } from './reads'
import type { Bench } from './writing'

type Rows = { id: number }[] | undefined

/** Takes a bookmark of the first saved row away and sets it again, or the other way round. */
export async function checkBookmark(
  call: CallName,
  list: CallName,
  field: string,
  bench: Bench,
): Promise<boolean> {
  const { account } = bench.page
  const saved = async () => (await bench.readNow(list, { query: { is_applied: 0 } })) as Rows
  const [row] = ((await bench.read(list)) as Rows) ?? []
  if (!row || !account) return false
  const isIn = async () => !!(await saved())?.some(({ id }) => id === row.id)
  const was = await isIn()
  // 1 says that it is bookmarked, and is to be no longer
  const setting = (is: boolean) => ({
    body: { user_id: account, [field]: row.id, is_bookmarked: is ? 0 : 1 },
  })
  const { found } = bench.of(call)
  if (!(await bench.guard(call, setting(was)))) return true
  const unknown = { body: { ...setting(true).body, [field]: NO_ID } }
  await bench.refuse(call, unknown, { who: `An unknown ${field} `, statuses: [404, 422, 400] })
  for (const is of [!was, was]) {
    // also where the first said that it failed: it may have been done
    const isSaved = await bench.save(call, setting(is))
    if (isSaved && (await isIn()) !== is) {
      const message = `is_bookmarked=${is ? 0 : 1} leaves ${row.id} ${is ? 'out of' : 'in'} the list.`
      found.fault(message, '1 takes the bookmark away, 0 sets it.', list)
    }
  }
  return true
}

/** Stores a photo and removes it, where the profile has none: another could not be brought back. */
export async function checkPhoto(bench: Bench): Promise<boolean> {
  const call = 'updateProfileImage'
  const photo = async () => {
    const profile = (await bench.readNow('getProfile')) as { profile_image: string | null }
    return profile?.profile_image
  }
  const first = await photo()
  if (first === undefined) return false
  const text = new File(['no picture'], 'photo.png', { type: 'image/png' })
  const { found } = bench.of(call)
  if (!(await bench.guard(call, { body: {} }))) return true
  await bench.refuse(
    call,
    { body: { profile_image: text } },
    { who: 'A text in the place of a photo ', field: 'profile_image' },
  )
  if (first) {
    found.note(
      'Only refusals are checked: the profile has a photo, which could not be brought back.',
    )
    return true
  }
  if (await bench.save(call, { body: { profile_image: picture() } })) {
    if (!(await photo()))
      found.fault('reads no photo after one was stored.', undefined, 'profile_image')
    await bench.save(call, { body: { profile_image_deleted: 1 } })
    if (await photo())
      found.fault('reads a photo after it was removed.', undefined, 'profile_image')
  }
  return true
}

/** Sends an empty form alone: what a good one does cannot be undone. */
export async function checkRefusals(call: CallName, field: string, bench: Bench): Promise<boolean> {
  const empty = { body: {} }
  const { status } = await bench.ask(calls[call] as Definition, empty)
  // it is for another kind of account
  if (status === 403) return false
  if (!(await bench.guard(call, empty))) return true
  await bench.refuse(call, empty, { who: 'An empty form ', field })
  bench.of(call).found.note('Only refusals are checked: a good one could not be undone.')
  return true
}

/** Stores a picture of a text, which stays. */
export async function checkEditorImage(bench: Bench): Promise<boolean> {
  const call = 'uploadEditorImage'
  if (!(await bench.read('getCompanyProfile'))) return false
  if (!(await bench.guard(call, { body: {} }))) return true
  await bench.refuse(call, { body: {} }, { who: 'No picture ', field: 'text_editor_image' })
  await bench.save(call, { body: { text_editor_image: picture() } })
  return true
}
