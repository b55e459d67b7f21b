import {
  getSavedCourses,
  getSavedJobs,
  readAnswer,
  type SavedCourse,
  type SavedJob,
} from '../contract'
import { ApiError } from '../error'
import { queries, type Query } from '../query'
import { $savedChanges } from './saved-changes'

/** Which of the two lists. */
export type SavedKind = 'jobs' | 'courses'

/** Which rows of it. */
export type SavedRows = 'all' | 'bookmarked' | 'applied'

/** What the wire calls the filters (R86). */
const CODES = { all: 2, bookmarked: 0, applied: 1 } as const
/** All filters, as a menu lists them. */
export const SAVED_ROWS = Object.keys(CODES) as SavedRows[]

/** A saved job or course. */
export type SavedItem = SavedJob | SavedCourse

const lists = queries<`${SavedKind} ${SavedRows}`, SavedItem[]>(
  (key, signal) => {
    const [kind, filter] = key.split(' ') as [SavedKind, SavedRows]
    return read(kind, filter, signal)
  },
  { onFocus: true },
)

/** One list, shared by all that show it; asked for again when the window regains focus (R87, R88, R98). */
export function savedList(kind: SavedKind, filter: SavedRows): Query<SavedItem[]> {
  return lists(`${kind} ${filter}`)
}

$savedChanges.listen(() => {
  void refetchSaved('jobs')
  void refetchSaved('courses')
})

async function read(kind: SavedKind, filter: SavedRows, signal: AbortSignal): Promise<SavedItem[]> {
  const input = { query: { is_applied: CODES[filter] }, signal }
  try {
    return await (kind === 'jobs' ? getSavedJobs(input) : getSavedCourses(input))
  } catch (error) {
    // R97: a 404 means that there are none
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

/** Takes a list that the page inlined, as its call answers it; throws when it does not fit. */
export function takeSaved(data: unknown, kind: SavedKind, filter: SavedRows): void {
  const items = kind === 'jobs' ? readAnswer(getSavedJobs, data) : readAnswer(getSavedCourses, data)
  savedList(kind, filter).seed(items)
}

/** Asks again for every list of a kind that is on the page, or was: whoever comes back to it sees what it had. */
export async function refetchSaved(kind: SavedKind): Promise<void> {
  const all = SAVED_ROWS.map(filter => savedList(kind, filter))
  await Promise.all(
    all.filter(({ lc, value }) => lc > 0 || value?.data).map(list => list.refetch()),
  )
}
