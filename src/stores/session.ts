import { atom, onMount } from 'nanostores'
import { getConfig, userMeta } from '../config'
import { readAnswer, type AnswerOf } from '../contract'
import { object, optional } from '../contract/reading'
import { optionalId, text } from '../contract/shapes'
import { $account } from '../query'
import { $latestProfile } from './profile'

/** Who is signed in, as the page says in `<meta name="user">` (R141, Q71). */
const user = optional(
  object({
    id: optionalId,
    first_name: text,
    last_name: text,
    email: text,
    about_me: text,
    company_name: text,
  }),
)

/** The signed-in user; `null` for a visitor. */
export type User = NonNullable<AnswerOf<{ answer: typeof user }>>

/** The signed-in user, or `null`; what the profile says newer than the page wins, but for whose page it is (Q107). */
export const $user = atom<User | null>(null)

onMount($user, () => {
  const stops = [$account.listen(show), $latestProfile.listen(show)]
  show()
  return () => stops.forEach(stop => stop())

  function show() {
    const meta = readMeta()
    const profile = $latestProfile.get()
    if (!meta || !profile) return $user.set(meta)
    const { user_id = null, about_me, user } = profile
    $user.set({
      ...meta,
      id: meta.id ?? user_id,
      first_name: user.first_name ?? meta.first_name,
      about_me,
    })
  }
})

function readMeta(): User | null {
  const content = userMeta()
  if (!content) return null
  const name = getConfig().userMeta
  try {
    const path = `meta[name=${name}]`
    return readAnswer({ method: 'GET', path, answer: user }, JSON.parse(content))
  } catch (error) {
    console.error(`[ndt] <meta name="${name}"> does not hold a user as JSON:`, error)
    return null
  }
}
