import { describe, expect, test } from 'vitest'
import { getSavedCourses, getSavedJobs } from '../../src/contract'
import { savedJobs } from '../../stories/fixtures/saved'
import { answer, fail, hang, malformed, offline } from '../../stories/support/calls'
import { configure } from '../support/page'
import { firstData, isFallbackShown, listen, listenForErrors, shown } from '../support/widget'
import { settle } from '../support/time'
import { choose, find, links, press, textOf } from '../support/inside'
import { JOBS, placePanel } from './panel'

const START = 'Click here to start exploring!'
const none = [answer(getSavedJobs, { data: [] }), answer(getSavedCourses, { data: [] })]

test('R96 while the list is on its way, its places are kept', async () => {
  const { panel, says } = await placePanel({}, [hang(getSavedJobs)])
  expect(find(panel, 'section')!.getAttribute('aria-busy')).toBe('true')
  expect(panel.shadowRoot!.querySelectorAll('.sk-row')).toHaveLength(4)
  expect(says()).not.toContain('found')
})

test('R96 then it is shown, and the skeleton is gone', async () => {
  const { panel, titles } = await placePanel()
  expect(find(panel, 'section')!.getAttribute('aria-busy')).not.toBe('true')
  expect(find(panel, '.sk-row')).toBeNull()
  expect(titles()).toHaveLength(5)
})

test('R96 another list has a skeleton of its own', async () => {
  const { panel, titles } = await placePanel({}, [hang(getSavedCourses)])
  await choose(panel, 'Show', 'courses')
  expect(find(panel, '.sk-row')).not.toBeNull()
  expect(titles()).toEqual([])
})

describe('R99 Q26 an empty list', () => {
  test.each([
    ['jobs', 'all', 'No Bookmarked or Applied Jobs found'],
    ['jobs', 'bookmarked', 'No Bookmarked Jobs found'],
    ['jobs', 'applied', 'No Applied Jobs found'],
    ['courses', 'all', 'No Bookmarked or Registered Courses found'],
    ['courses', 'bookmarked', 'No Bookmarked Courses found'],
    ['courses', 'applied', 'No Applied Courses found'],
  ])('of %s, %s, reads "%s"', async (kind, filter, text) => {
    const { panel, says } = await placePanel({ kind, filter }, none)
    expect(says()).toContain(`${text} ${START}`)
    expect(links(panel)).toEqual({ [START]: `/ndt-${kind}` })
  })
})

test('R97 a 404 means that there are none', async () => {
  const { errors } = listenForErrors()
  const ready = listen('ndt-ready')
  const { says } = await placePanel({}, [fail(getSavedJobs, 404)])
  expect(says()).toContain(`No Bookmarked or Applied Jobs found ${START}`)
  expect(errors).toEqual([])
  expect(ready).toHaveLength(1)
})

test.each([
  ['is refused', fail(getSavedJobs, 403), 403],
  ['fails', fail(getSavedJobs, 500), 500],
  ['gets no answer', offline(getSavedJobs), 0],
  ['gets a wrong answer', malformed(getSavedJobs, { data: [{ id: 501 }] }), 200],
])('R97 Q25 a list that %s looks empty, and ndt-error says why', async (_, failing, status) => {
  const { errors } = listenForErrors()
  const { panel, says } = await placePanel({}, [failing])
  await settle(400)
  expect(says()).toContain(`No Bookmarked or Applied Jobs found ${START}`)
  expect(links(panel)).toEqual({ [START]: '/ndt-jobs' })
  expect(errors).toEqual([
    expect.objectContaining({ tag: 'ndt-saved-panel', phase: 'data', status }),
  ])
})

test.each([401, 419])('Q109 an ended session (%i) is no empty list', async status => {
  listenForErrors()
  const { panel, says } = await placePanel({}, [fail(getSavedJobs, status)])
  expect(says()).toContain('Your session has ended. Sign in Retry')
  expect(links(panel)).toEqual({ 'Sign in (opens in a new tab)': '/user-sign-in' })
})

test('R98 the window that regains focus asks for the list again', async () => {
  const more = { data: [...savedJobs.data, { id: 599, job_title: 'Drone Pilot' }] }
  let jobs: object = savedJobs
  const { asked, titles } = await placePanel({}, [answer(getSavedJobs, () => jobs as never)])
  jobs = more
  dispatchEvent(new Event('focus'))
  expect(titles()).toHaveLength(5)
  await settle()
  expect(asked()).toEqual([`${JOBS}?is_applied=2`, `${JOBS}?is_applied=2`])
  expect(titles()).toContain('Drone Pilot')
})

test('R98 a panel that is not there any more asks for nothing', async () => {
  const { panel, requests } = await placePanel()
  panel.remove()
  await settle(1000)
  dispatchEvent(new Event('focus'))
  await settle()
  expect(requests).toHaveLength(1)
})

test('R97 a list that fails to come again stays in view', async () => {
  const { errors } = listenForErrors()
  let isDown = false
  const { titles } = await placePanel({}, [
    request => (isDown ? fail(getSavedJobs, 403)(request) : undefined),
  ])
  isDown = true
  dispatchEvent(new Event('focus'))
  await settle()
  expect(titles()).toHaveLength(5)
  expect(errors).toEqual([expect.objectContaining({ phase: 'data', status: 403 })])
})

test('R87 a list that the page inlined is shown, and not asked for', async () => {
  const { titles, requests } = await placePanel({}, [], firstData(JSON.stringify(savedJobs)))
  expect(titles()).toHaveLength(5)
  expect(requests).toEqual([])
})

test.each(['{"data":[{"id":501}]}', '{"data":'])(
  'R93 the page’s data %s are reported, and asked for instead',
  async json => {
    const { errors } = listenForErrors()
    const { asked, titles } = await placePanel({ filter: 'all' }, [], firstData(json))
    expect(errors).toEqual([expect.objectContaining({ tag: 'ndt-saved-panel', phase: 'data' })])
    expect(asked()).toEqual([`${JOBS}?is_applied=2`])
    expect(titles()).toHaveLength(5)
  },
)

test('R96 what the page put inside stays until the list is here', async () => {
  const { panel } = await placePanel({}, [hang(getSavedJobs)], 'Senior PAUT Technician')
  expect(isFallbackShown(panel)).toBe(true)
  expect(shown(panel)).toBeUndefined()
})

test('R96 a panel that leaves gives its request up', async () => {
  const { errors } = listenForErrors()
  const { panel, requests } = await placePanel({}, [hang(getSavedJobs)])
  panel.remove()
  await settle(1000)
  expect(requests[0]!.signal.aborted).toBe(true)
  expect(errors).toEqual([])
})

test('Q109 where the page wants notes, a list that failed says so, and Retry reads it again', async () => {
  const { errors } = listenForErrors()
  configure({ failureNotes: true })
  let isDown = true
  const failing = fail(getSavedJobs, 403)
  const { panel, titles, says } = await placePanel({}, [
    request => (isDown ? failing(request) : undefined),
  ])
  expect(textOf(find(panel, '[role=alert]')!)).toBe('Saved Jobs could not be loaded. Retry')
  expect(says()).not.toContain('found')
  expect(errors).toEqual([expect.objectContaining({ phase: 'data', status: 403 })])
  isDown = false
  await press(panel, 'Retry')
  expect([titles().length, find(panel, '[role=alert]')]).toEqual([5, null])
})

test('Q109 R97 a 404 is no failure, whatever the page wants', async () => {
  configure({ failureNotes: true })
  const { says } = await placePanel({}, [fail(getSavedJobs, 404)])
  expect(says()).toContain('No Bookmarked or Applied Jobs found')
})
