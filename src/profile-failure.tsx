import { $profile } from './stores/profile'
import { texts } from './texts'
import { Failure } from './ui/empty'

const english = { failed: 'Error fetching user data. Please try again later.' }

/** What every card of the profile shows when it could not be read (R39). */
export function ProfileFailure() {
  return <Failure text={texts('profile', english).failed} onRetry={$profile.refetch} />
}
