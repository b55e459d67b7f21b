import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { find } from '../support/inside'
import { gate, settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

const { late } = vi.hoisted(() => ({ late: { until: Promise.resolve() } }))
vi.mock('../../src/form/lazy/error-summary', async original => {
  await late.until
  return original()
})

test('Q43 a summary whose code comes late leaves the focus with who has gone on, and says what is wrong', async () => {
  listenForErrors()
  const coming = gate()
  late.until = coming.late
  let refusal = new ApiError('refused', 403, 'The sheet is locked by Ana.')
  const sheet = await placeSheet({ save: () => Promise.reject(refusal) })
  const root = sheet.element.shadowRoot!
  await sheet.type('weld', 'W-17')
  await sheet.confirm()
  expect(find(sheet.element, '.summary')).toBeNull()
  const said = () => find(sheet.element, 'dialog > p.sr')?.textContent
  const elsewhere = sheet.field('part')
  elsewhere.focus()
  coming.arrive()
  await vi.waitFor(async () => {
    await settle()
    expect(find(sheet.element, '.summary')).toBeTruthy()
  })
  expect(root.activeElement).toBe(elsewhere)
  await vi.waitFor(() => expect(said()).toBe('The sheet is locked by Ana.'))

  // the next refusal's has the focus, and is not said besides
  const wrong = { weld: 'There is no such weld.', part: 'There is no such part.' }
  refusal = new ApiError('refused', 422, '', wrong)
  await sheet.confirm()
  await vi.waitFor(() => expect(find(sheet.element, '.summary')?.ariaLabel).toBe('2 errors'))
  await settle()
  expect(root.activeElement).toBe(find(sheet.element, '.summary'))
  await settle(200)
  expect(said()).not.toBe('2 errors')
})
