import { atom, onMount } from 'nanostores'
import * as v from 'valibot'
import { getConfig } from '../config'
import { readAnswer } from '../contract'
import { optionalId, text } from '../contract/shapes'
import { $latestProfile } from './profile'

/** Who is signed in, as the page says in `<meta name="user">` (R141, Q71). */
const user = v.object({
  id: optionalId,
  first_name: text,
  last_name: text,
  email: text,
  about_me: text,
  company_name: text,
})

/** The signed-in user; `null` for a visitor. */
export type User = v.InferOutput<typeof user>

/** The signed-in user, or `null`; what the profile says newer than the page wins. */
export const $user = atom<User | null>(null)

onMount($user, () => {
  const meta = readMeta()
  return $latestProfile.subscribe(profile => {
    if (!meta || !profile) return $user.set(meta)
    const { user_id: id, about_me, user } = profile
    $user.set({ ...meta, id, first_name: user.first_name, about_me })
  })
})

function readMeta(): User | null {
  const name = getConfig().userMeta
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)
  if (!meta?.content) return null
  try {
    const given: unknown = JSON.parse(meta.content)
    // what a backend writes for nobody
    if (given === null) return null
    return readAnswer({ method: 'META', path: name, answer: user }, given)
  } catch (error) {
    console.error(`[ndt] <meta name="${name}"> does not hold a user as JSON:`, error)
    return null
  }
}
