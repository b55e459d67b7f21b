import type { Host } from '../host'
import { sayLost } from './lost'

/**
 * Does what needs a part that loads with it; where that does not come, it is reported, and said where it `isMissed`, and
 * nothing is answered.
 */
export function late<T>(
  host: Host,
  act: () => Promise<T>,
  isMissed = true,
): Promise<T | undefined> {
  return act().catch(error => {
    host.report(error, 'load')
    // what a page brings by itself is missed by nobody
    if (isMissed && navigator.userActivation?.hasBeenActive) sayLost(host.root)
    return undefined
  })
}
