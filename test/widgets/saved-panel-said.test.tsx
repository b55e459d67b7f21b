import { beforeEach, expect, test } from 'vitest'
import { choose, heard, press } from '../support/inside'
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
  await press(panel, 'Registered')
  expect(await said()).toMatch(/^\d Courses$|^No Applied Courses found$/)
})
