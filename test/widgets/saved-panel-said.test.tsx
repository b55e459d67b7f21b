import { beforeEach, expect, test, vi } from 'vitest'
import { getSavedCourses } from '../../src/contract'
import { savedCourses } from '../../stories/fixtures/saved'
import { answer } from '../../stories/support/calls'
import { choose, control, heard, press } from '../support/inside'
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
  expect(await said()).toMatch(/^\d Courses$|^No Applied Courses found$/)
})

test('R85 of one row it says so', async () => {
  const one = { ...savedCourses, data: savedCourses.data.slice(0, 1) }
  const { panel } = await placePanel({}, [answer(getSavedCourses, one)])
  await choose(panel, 'Show', 'courses')
  await settle(100)
  expect(heard(panel.shadowRoot!)).toBe('1 Course')
})
