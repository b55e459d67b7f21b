import { expect, onTestFinished, test, vi } from 'vitest'
import { getSavedCourses, sendGuideEnquiry } from '../../src/contract'
import { fail, offline } from '../../stories/support/calls'
import '../../widgets/saved-panel/saved-panel.element'
import '../../widgets/site-header/site-header.element'
import { listenForErrors } from '../support/widget'
import { configure } from '../support/page'
import { settle } from '../support/time'
import { placeHeader } from './header'
import { openEnquiry } from './enquiry'
import { choose, find } from '../support/inside'
import { placePanel } from './panel'

/** A part that loads when first needed, and does not come: the site was deployed anew meanwhile. */
function lose(): never {
  throw new Error('Failed to fetch dynamically imported module')
}
vi.mock('../../src/ui/toast/lazy/toaster', lose)
vi.mock('../../widgets/site-header/list-company-drawer', lose)
vi.mock('../../widgets/saved-panel/say-rows', lose)

test('R102 a removal whose toast does not come is done, and ndt-error says what is missing', async () => {
  const { errors } = listenForErrors()
  const { remove, titles, changes } = await placePanel()
  await remove('Rope Access UT Technician')
  expect(await changes()).toHaveLength(1)
  expect(titles()).not.toContain('Rope Access UT Technician')
  expect(errors).toEqual([expect.objectContaining({ tag: 'ndt-saved-panel', phase: 'load' })])
})

/** The visitor has pressed something, of which happy-dom knows nothing. */
function press(): void {
  Object.assign(navigator, { userActivation: { hasBeenActive: true } })
  onTestFinished(() => {
    dispatchEvent(new Event('pointerdown'))
    Reflect.deleteProperty(navigator, 'userActivation')
  })
}

test('R102 nor is it said that it was not done', async () => {
  press()
  listenForErrors()
  const { panel, remove, titles } = await placePanel()
  await remove('Rope Access UT Technician')
  expect(titles()).not.toContain('Rope Access UT Technician')
  expect(find(panel, '.lost')).toBeNull()
})

test('R85 Q109 a list that cannot be read says so alone: its rows are not counted', async () => {
  const { errors } = listenForErrors()
  configure({ failureNotes: true })
  const { panel } = await placePanel({}, [offline(getSavedCourses)])
  await choose(panel, 'Show', 'courses')
  await settle(5000)
  await vi.dynamicImportSettled()
  expect(errors.map(({ phase }) => phase)).toEqual(['data'])
})

test('R26 a drawer that does not come is reported, and the bar stays', async () => {
  const { errors } = listenForErrors()
  const { header } = await placeHeader(null)
  find(header, '.site-header__list')!.click()
  await settle()
  expect(errors).toEqual([expect.objectContaining({ tag: 'ndt-site-header', phase: 'load' })])
  expect(find(header, '.site-header__list')).not.toBeNull()
})

test.each([
  ['that is refused', [fail(sendGuideEnquiry, 500)], ['save', 'load'], ['alert']],
  ['that was taken', [], ['load'], []],
])('R284 an enquiry %s, whose toast does not come', async (_, answerers, phases, notes) => {
  press()
  const { errors } = listenForErrors()
  const { element, fillIn, submit } = await openEnquiry({}, ...answerers)
  await fillIn()
  await submit()
  await vi.dynamicImportSettled()
  await settle()
  const tag = 'ndt-guide-download'
  expect(errors).toEqual(phases.map(phase => expect.objectContaining({ tag, phase })))
  expect(
    [...element.shadowRoot!.querySelectorAll('.dialog .lost')].map(({ role }) => role),
  ).toEqual(notes)
})
