import {
  getSavedCourses,
  getSavedJobs,
  readAnswer,
  type SavedCourse,
  type SavedJob,
} from '../contract'
import { ApiError } from '../error'
import { query, type Query } from '../query'
import { $applications } from './applications'

/** Which of the two lists. */
export type SavedKind = 'jobs' | 'courses'

/** Which rows of it. */
export type SavedRows = 'all' | 'bookmarked' | 'applied'

/** What the wire calls the filters (R86). */
const CODES = { all: 2, bookmarked: 0, applied: 1 } as const

/** A saved job or course. */
export type SavedItem = SavedJob | SavedCourse

const lists = new Map<string, Query<SavedItem[]>>()

/** One list, shared by all that show it; asked for again when the window regains focus (R87, R88, R98). */
export function savedList(kind: SavedKind, filter: SavedRows): Query<SavedItem[]> {
  const key = `${kind} ${filter}`
  let list = lists.get(key)
  if (!list) {
    list = query(signal => read(kind, filter, signal), { onFocus: true })
    lists.set(key, list)
    if (kind === 'jobs') $applications.listen(() => list!.lc && void list!.refetch())
  }
  return list
}

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

/** Asks again for every list of a kind that is on the page, whatever its filter. */
export async function refetchSaved(kind: SavedKind): Promise<void> {
  const shown = [...lists].filter(([key, list]) => key.startsWith(kind) && list.lc > 0)
  await Promise.all(shown.map(([, list]) => list.refetch()))
}
