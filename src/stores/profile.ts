import { atom } from 'nanostores'
import { accountOf } from '../config'
import { getProfile, readAnswer, type Profile } from '../contract'
import { ApiError } from '../error'
import { $account, query } from '../query'

/** The newest profile that any widget has seen; listening to it asks for nothing. */
export const $latestProfile = atom<Profile | undefined>()

$account.listen(() => $latestProfile.set(undefined))

/** Whose profile was answered, where that is another account than the page's (Q107). */
export const $stranger = atom<string | undefined>()

/** The job seeker's profile: one request for every widget that shows it. */
export const $profile = query(async signal => remember(owned(await getProfile({ signal }))))

/** Takes the profile that the page inlined, as `getProfile` answers it; throws when it does not fit. */
export function takeProfile(data: unknown): void {
  $profile.seed(remember(readAnswer(getProfile, data)))
}

/** Drops the profile of another account than the page was served for. */
function owned(profile: Profile): Profile {
  const [mine, theirs] = [accountOf(), profile.user_id]
  if (!mine || !theirs || mine === String(theirs)) return profile
  $stranger.set(String(theirs))
  throw new ApiError('account', 200, '')
}

function remember(profile: Profile): Profile {
  $latestProfile.set(profile)
  return profile
}
