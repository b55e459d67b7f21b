import { expect, onTestFinished, test } from 'vitest'
import { getSavedCourses, getSavedJobs } from '../../src/contract'
import { refetchSaved, savedList, takeSaved } from '../../src/stores/saved'
import { savedCourses, savedJobs, savedPortal } from '../../stories/fixtures/saved'
import { answer, fail } from '../../stories/support/calls'
import { settle } from '../support/time'
import { usePortal } from '../widgets/portal'

/** A panel shows a list, until the test ends. */
function watch(...list: Parameters<typeof savedList>) {
  const $list = savedList(...list)
  onTestFinished($list.listen(() => {}))
  return $list
}

test('one kind with one filter is one list, whoever shows it', () => {
  expect(savedList('jobs', 'all')).toBe(savedList('jobs', 'all'))
  expect(savedList('jobs', 'all')).not.toBe(savedList('jobs', 'applied'))
  expect(savedList('jobs', 'all')).not.toBe(savedList('courses', 'all'))
})

test('two panels with the same list make one request', async () => {
  const { asked } = usePortal(...savedPortal())
  watch('jobs', 'all')
  watch('jobs', 'all')
  await settle()
  expect(asked()).toEqual(['GET /api/v2/user/get-saved-job?is_applied=2'])
})

test('R97 a 404 means that there are none', async () => {
  usePortal(fail(getSavedJobs, 404))
  const $list = watch('jobs', 'all')
  await settle()
  expect($list.get()).toEqual({ data: [], loading: false })
})

test('R97 any other refusal is a failure', async () => {
  usePortal(fail(getSavedJobs, 403))
  const $list = watch('jobs', 'all')
  await settle()
  expect($list.get()).toMatchObject({ error: { status: 403, kind: 'refused' }, loading: false })
})

test('R102 the lists of one kind are read again, those that are shown and no other', async () => {
  const { requests, asked } = usePortal(...savedPortal())
  watch('jobs', 'all')
  watch('jobs', 'bookmarked')
  watch('courses', 'all')
  await settle()
  requests.length = 0
  await refetchSaved('jobs')
  expect(asked().sort()).toEqual([
    'GET /api/v2/user/get-saved-job?is_applied=0',
    'GET /api/v2/user/get-saved-job?is_applied=2',
  ])
})

test('a list that the page inlined is that of its kind and filter alone', async () => {
  const { asked } = usePortal(
    answer(getSavedJobs, savedJobs),
    answer(getSavedCourses, savedCourses),
  )
  takeSaved(savedJobs, 'jobs', 'applied')
  const $inlined = watch('jobs', 'applied')
  watch('jobs', 'all')
  await settle()
  expect($inlined.get().data).toHaveLength(savedJobs.data.length)
  expect(asked()).toEqual(['GET /api/v2/user/get-saved-job?is_applied=2'])
})

test('a list that does not fit is refused before it is shown', () => {
  usePortal()
  expect(() => takeSaved({ data: [{ id: 1 }] }, 'jobs', 'all')).toThrow(/job_title/)
  expect(() => takeSaved(savedJobs, 'courses', 'all')).toThrow(/course_name/)
  expect(savedList('jobs', 'all').value).toEqual({ loading: false })
})
