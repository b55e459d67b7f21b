import { beforeEach, expect, test, vi } from 'vitest'
import { getSavedCourses, getSavedJobs } from '../../src/contract'
import { savedCourses } from '../../stories/fixtures/saved'
import { answer, offline } from '../../stories/support/calls'
import { choose, control, heard, press } from '../support/inside'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { placePanel } from './panel'

beforeEach(holdClock)

test('R85 R86 how many rows there are is said when another list or filter is chosen, and not before', async () => {
  const { panel } = await placePanel()
  const said = async () => {
    await settle(100)
    return heard(panel.shadowRoot!)
  }
  expect(await said()).toBeUndefined()
  await choose(panel, 'Show', 'courses')
  expect(await said()).toMatch(/^\d Courses$/)
  await press(panel, 'Filter: All')
  await vi.waitFor(() => control(panel, 'Registered'))
  await press(panel, 'Registered')
  expect(await said()).toBe('2 Courses')
})

test('R85 of one row it says so', async () => {
  const one = { ...savedCourses, data: savedCourses.data.slice(0, 1) }
  const { panel } = await placePanel({}, [answer(getSavedCourses, one)])
  await choose(panel, 'Show', 'courses')
  await settle(100)
  expect(heard(panel.shadowRoot!)).toBe('1 Course')
})

test('R85 Q109 where another list could not be read, its rows are said as Retry brings them', async () => {
  configure({ failureNotes: true })
  listenForErrors()
  let isDown = true
  const { panel } = await placePanel({}, [
    request => (isDown ? offline(getSavedCourses)(request) : undefined),
  ])
  await choose(panel, 'Show', 'courses')
  await settle(5000)
  expect(heard(panel.shadowRoot!)).toBeUndefined()
  isDown = false
  await press(panel, 'Retry')
  await settle(200)
  expect(heard(panel.shadowRoot!)).toMatch(/^\d Courses$/)
})

test('R85 Q109 where the first list could not be read, the rows of another that is chosen are said', async () => {
  configure({ failureNotes: true })
  listenForErrors()
  const { panel } = await placePanel({}, [offline(getSavedJobs)])
  await settle(5000)
  expect(heard(panel.shadowRoot!)).toBeUndefined()
  await choose(panel, 'Show', 'courses')
  await settle(200)
  expect(heard(panel.shadowRoot!)).toMatch(/^\d Courses$/)
})
