import { bookmarkCourse, bookmarkJob } from '../contract'
import type { SavedKind } from './saved'

/** Sets or removes a bookmark; on the wire 1 removes it and 0 sets it (R100, R101, Q2). */
export async function setBookmark(
  kind: SavedKind,
  userId: number,
  id: number,
  isBookmarked: boolean,
): Promise<void> {
  const is_bookmarked = isBookmarked ? 0 : 1
  if (kind === 'jobs') await bookmarkJob({ body: { user_id: userId, job_id: id, is_bookmarked } })
  else await bookmarkCourse({ body: { user_id: userId, course_id: id, is_bookmarked } })
}
