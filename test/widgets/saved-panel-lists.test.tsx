import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { getSavedJobs } from '../../src/contract'
import { savedPortal } from '../../stories/fixtures/saved'
import { fail } from '../../stories/support/calls'
import { createRemovals } from '../../widgets/saved-panel/saved-panel.store'
import { press } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { JOBS, placePanel } from './panel'
import { usePortal } from './portal'

const JOB = 'Rope Access UT Technician'

/** Goes from one filter to the next; the lists that go out of view are let go. */
async function visit(panel: Element, ...filters: string[]): Promise<void> {
  for (const [index, next] of filters.slice(1).entries()) {
    await press(panel, `Filter: ${filters[index]}`)
    await press(panel, next)
  }
  await settle(3000)
}

test('R102 a removal asks for each list that was in view once', async () => {
  const { panel, remove, asked } = await placePanel()
  await visit(panel, 'All', 'Applied', 'Bookmarked', 'All')
  const before = asked().length
  await remove(JOB)
  await settle(5000)
  const [, ...lists] = asked().slice(before)
  expect(lists.sort()).toEqual([0, 1, 2].map(code => `${JOBS}?is_applied=${code}`))
})

test('R102 Q28 a row that came back in one list stays struck in another until that is read, too', async () => {
  listenForErrors()
  let isDown = false
  const { panel, remove, titles, row } = await placePanel({}, [
    request => (request.method === 'POST' ? Response.json({}) : undefined),
    request =>
      isDown && request.url.endsWith('is_applied=0') ? fail(getSavedJobs, 422)(request) : undefined,
  ])
  await visit(panel, 'All', 'Bookmarked', 'All')
  isDown = true
  await remove(JOB)
  expect(titles()).not.toContain(JOB)
  await settle(3000)
  expect(titles()).toContain(JOB)
  await visit(panel, 'All', 'Bookmarked')
  expect(row(JOB).inert).toBe(true)
  isDown = false
  dispatchEvent(new Event('focus'))
  await settle()
  expect(titles()).toContain(JOB)
})

test('R102 a panel that left as its first removal loaded asks for nothing any more', async () => {
  const { asked } = usePortal(...savedPortal())
  const read = vi.fn(() => Promise.resolve())
  const panel = { kind: 'jobs', userId: 7, $going: atom([]), read } as const
  await createRemovals({ ...panel, signal: AbortSignal.abort() }).remove(503)
  await settle(5000)
  expect([asked(), read.mock.calls]).toEqual([['POST /api/v2/job-bookmark'], []])
})
