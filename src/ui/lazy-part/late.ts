import type { Host } from '../host'

/** Does what needs a part that loads with it; where that does not come, it is reported, and nothing is answered. */
export function late<T>(host: Host, act: () => Promise<T>): Promise<T | undefined> {
  return act().catch(error => host.report(error, 'load') as undefined)
}
