import { expect, test, vi } from 'vitest'
import { bookmarkJob, getSavedCourses, getSavedJobs } from '../../src/contract'
import { savedCourses, savedJobs } from '../../stories/fixtures/saved'
import { answer, hang } from '../../stories/support/calls'
import { settle } from '../support/time'
import { pressInToast, toastMessages } from '../support/toasts'
import { find } from '../support/inside'
import { JOBS, placePanel } from './panel'

const JOB = 'Rope Access UT Technician'
const COURSE = 'TOFD Level II with exam'
const REMOVE_JOB = 'POST /api/v2/job-bookmark'
const REMOVE_COURSE = 'POST /api/v2/courses/bookmark'

test('R100 a job’s bookmark is removed by a form with is_bookmarked 1', async () => {
  const { remove, changes, requests } = await placePanel()
  await remove(JOB)
  expect(await changes()).toEqual([
    [REMOVE_JOB, { user_id: '7', job_id: '503', is_bookmarked: '1' }],
  ])
  expect(requests.at(-1)!.headers.get('content-type')).toContain(
    'application/x-www-form-urlencoded',
  )
})

test('R101 a course’s bookmark is removed by a multipart form', async () => {
  const { remove, changes, requests } = await placePanel({ kind: 'courses' })
  await remove(COURSE)
  expect(await changes()).toEqual([
    [REMOVE_COURSE, { user_id: '7', course_id: '72', is_bookmarked: '1' }],
  ])
  expect(requests.at(-1)!.headers.get('content-type')).toContain('multipart/form-data')
})

test('R102 the row is struck at once, and gone after the list was read again, 2 s later', async () => {
  const { remove, row, rows, asked, titles } = await placePanel()
  await remove(JOB)
  expect(row(JOB).inert).toBe(true)
  expect(titles()).not.toContain(JOB)
  expect(rows()).toHaveLength(5)
  await settle(1999)
  expect(asked()).toEqual([`${JOBS}?is_applied=2`, REMOVE_JOB])
  await settle(1)
  expect(asked()).toEqual([`${JOBS}?is_applied=2`, REMOVE_JOB, `${JOBS}?is_applied=2`])
  expect(rows()).toHaveLength(4)
})

test('R102 the last row takes the list along: what stands in its place has the focus', async () => {
  const { panel, remove, titles } = await placePanel({ filter: 'bookmarked' })
  for (const title of titles()) {
    await remove(title!)
    await settle(2000)
  }
  await settle(20)
  expect(panel.shadowRoot!.activeElement).toBe(find(panel, '.empty a'))
})

test('R102 whoever has pressed elsewhere meanwhile keeps the focus where it is', async () => {
  const { panel, remove } = await placePanel()
  await remove(JOB)
  ;(panel.shadowRoot!.activeElement as HTMLElement).blur()
  await settle(2020)
  expect(document.activeElement).toBe(document.body)
})

test('R102 a row stays struck where the read of another takes the place of its own', async () => {
  let isSlow = false
  const slow = (request: Request) => (isSlow ? hang(getSavedJobs)(request) : undefined)
  const { remove, titles } = await placePanel({}, [slow])
  await remove(JOB)
  await settle(300)
  await remove('NDT Level III, Ultrasonics')
  isSlow = true
  await settle(2000)
  expect(titles()).toHaveLength(3)
  expect(titles()).not.toContain(JOB)
})

test('R102 a row that is removed, set again and removed anew stays struck until its list is read', async () => {
  let isSlow = false
  const slow = (request: Request) => (isSlow ? hang(bookmarkJob)(request) : undefined)
  const { remove, titles } = await placePanel({}, [slow])
  await remove(JOB)
  await settle(300)
  pressInToast('Undo')
  await settle(300)
  expect(titles()).toContain(JOB)
  isSlow = true
  await remove(JOB)
  await settle(2000)
  expect(titles()).not.toContain(JOB)
})

test('R102 a toast says so for 3 s', async () => {
  const { remove } = await placePanel()
  await remove(JOB)
  expect(toastMessages()).toEqual(['Bookmark removed.'])
  await settle(2999)
  expect(toastMessages()).toEqual(['Bookmark removed.'])
  await settle(1)
  expect(toastMessages()).toEqual([])
})

test('R102 a toast comes when the portal has removed it, not before', async () => {
  const { remove, titles } = await placePanel({}, [hang(bookmarkJob)])
  await remove(JOB)
  expect(titles()).not.toContain(JOB)
  expect(toastMessages()).toEqual([])
})

test('R102 several rows can go at a time', async () => {
  const { remove, titles, rows } = await placePanel()
  await remove(JOB)
  await settle(1000)
  await remove('NDT Level III, Ultrasonics')
  expect(titles()).toHaveLength(3)
  await settle(1000)
  expect(rows().map(({ inert }) => inert)).toEqual([false, false, false])
  await settle(1000)
  expect(rows()).toHaveLength(3)
})

test('R102 Q28 a row that the list still has comes back, as one applied for elsewhere does', async () => {
  const { titles, remove } = await placePanel({}, [
    request => (request.method === 'POST' ? Response.json({}) : undefined),
  ])
  await remove(JOB)
  expect(titles()).not.toContain(JOB)
  await settle(2000)
  expect(titles()).toContain(JOB)
})

test.each([
  ['jobs', 'Senior PAUT Technician', 'Bookmark removed. Your application stays.'],
  ['courses', 'PAUT Level II, plate and pipe', 'Bookmark removed. Your registration stays.'],
])(
  'Q111 of an applied one among the bookmarked %s, the toast says what stays',
  async (kind, title, words) => {
    const all = {
      jobs: [answer(getSavedJobs, savedJobs)],
      courses: [answer(getSavedCourses, savedCourses)],
    }
    const { remove } = await placePanel({ kind, filter: 'bookmarked' }, all[kind as 'jobs'])
    await remove(title)
    expect(toastMessages()).toEqual([words])
  },
)

test('R102 a panel that leaves asks for nothing any more; only its toast goes on', async () => {
  const { panel, remove, requests } = await placePanel()
  await remove(JOB)
  panel.remove()
  const before = requests.length
  await settle(1500)
  expect(vi.getTimerCount()).toBe(1)
  await settle(3500)
  expect(requests).toHaveLength(before)
  expect(toastMessages()).toEqual([])
})
