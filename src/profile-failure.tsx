import type { ApiError } from './error'
import { signInAfter } from './sign-in-after'
import { $profile } from './stores/profile'
import { Failure } from './ui/empty'
import { profileTexts } from './profile/texts'

/** What every card of the profile shows when it could not be read (R39). */
export function ProfileFailure({ error }: { error: ApiError }) {
  return (
    <Failure text={profileTexts().failed} signIn={signInAfter(error)} onRetry={$profile.refetch} />
  )
}
