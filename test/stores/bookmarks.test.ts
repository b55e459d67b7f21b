import { expect, test } from 'vitest'
import { bookmarkJob } from '../../src/contract'
import { setBookmark } from '../../src/stores/bookmarks'
import { savedPortal } from '../../stories/fixtures/saved'
import { fail } from '../../stories/support/calls'
import { usePortal } from '../widgets/portal'

const jobs = 'POST /api/v2/job-bookmark'
const courses = 'POST /api/v2/courses/bookmark'

test.each([
  ['R100 a job’s bookmark is removed', 'jobs', false, [jobs, { job_id: '9', is_bookmarked: '1' }]],
  ['Q2 a job’s bookmark is set', 'jobs', true, [jobs, { job_id: '9', is_bookmarked: '0' }]],
  [
    'R101 a course’s bookmark is removed',
    'courses',
    false,
    [courses, { course_id: '9', is_bookmarked: '1' }],
  ],
  [
    'Q2 a course’s bookmark is set',
    'courses',
    true,
    [courses, { course_id: '9', is_bookmarked: '0' }],
  ],
] as const)('%s by a value that says what was', async (_, kind, isBookmarked, [line, fields]) => {
  const { changes } = usePortal(...savedPortal())
  await setBookmark(kind, 7, 9, isBookmarked)
  expect(await changes()).toEqual([[line, { user_id: '7', ...fields }]])
})

test('R103 a change that the portal refuses is made once, and thrown', async () => {
  const { asked } = usePortal(fail(bookmarkJob, 500))
  await expect(setBookmark('jobs', 7, 9, false)).rejects.toMatchObject({ status: 500 })
  expect(asked()).toEqual([jobs])
})
