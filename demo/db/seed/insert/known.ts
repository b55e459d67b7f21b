import type { Ids } from './ids'
import type { Lookups } from './lookups'

/** The numbers of everything that accounts refer to. */
export interface Known extends Lookups {
  companies: Ids
  jobs: Ids
  courses: Ids
}
