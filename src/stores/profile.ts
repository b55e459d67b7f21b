import { atom } from 'nanostores'
import { getProfile, readAnswer, type Profile } from '../contract'
import { query } from '../query'

/** The newest profile that any widget has seen; listening to it asks for nothing. */
export const $latestProfile = atom<Profile | undefined>()

/** The job seeker's profile: one request for every widget that shows it. */
export const $profile = query(async signal => remember(await getProfile({ signal })))

/** Takes the profile that the page inlined, as `getProfile` answers it; throws when it does not fit. */
export function takeProfile(data: unknown): void {
  $profile.seed(remember(readAnswer(getProfile, data)))
}

function remember(profile: Profile): Profile {
  $latestProfile.set(profile)
  return profile
}
