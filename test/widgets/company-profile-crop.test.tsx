import { expect, onTestFinished, test, vi } from 'vitest'
import '../../widgets/company-profile/company-profile.element'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { getCompanyProfile } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { answer } from '../../stories/support/calls'
import { settle } from '../support/time'
import { placeInArea } from './company'
import { control, find, hasControl, heard, textOf } from '../support/inside'

const TAG = 'ndt-company-profile'

const cropped = vi.hoisted(() => ({ make: undefined as (() => File) | undefined }))

/** happy-dom has no bitmaps: a picture is its size here, and cannot be cropped. */
vi.mock(import('../../src/ui/crop/lazy/image'), () => ({
  boundedSize: size => size,
  decode: () => Promise.resolve({ width: 800, height: 600, close() {} }) as never,
  paint() {},
  toJpeg: () =>
    cropped.make
      ? Promise.resolve(cropped.make())
      : Promise.reject(new Error('The canvas is too large.')),
}))

test.each([
  [false, []],
  [true, ['The photo could not be cropped. Please try again.']],
])('R170 Q7 a crop that fails is only logged; notes: %s', async (failureNotes, said) => {
  configure({ failureNotes })
  const { errors } = listenForErrors()
  const { element, press } = await placeInArea(TAG, { 'company-id': '31' })
  await press('Edit')
  await vi.dynamicImportSettled()
  await settle()
  await press('Save Photo')
  expect(errors).toMatchObject([{ tag: TAG, phase: 'save', message: 'The canvas is too large.' }])
  expect([...element.shadowRoot!.querySelectorAll('dialog .notice')].map(textOf)).toEqual(said)
  expect(find(element, '.dialog__title')!.textContent).toBe('Crop Photo')
  expect(hasControl(element, 'Save Photo')).toBe(true)
})

test.each([
  ['a chosen file', null, 'mine.jpg cropped'],
  ['the stored logo', company.data.company_logo, 'logo.jpg cropped'],
])('R166 a crop of %s is said to be one, under its name', async (_what, company_logo, said) => {
  cropped.make = () => new File(['crop'], 'profile.jpg', { type: 'image/jpeg' })
  onTestFinished(() => void (cropped.make = undefined))
  const read = answer(getCompanyProfile, { data: { ...company.data, company_logo } })
  const { element, press } = await placeInArea(TAG, { 'company-id': '31' }, read)
  if (!company_logo) {
    const input = control(element, 'Upload')
    const files = [new File(['logo'], 'mine.png', { type: 'image/png' })]
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
  }
  await press('Edit')
  await vi.dynamicImportSettled()
  await settle()
  await press('Save Photo')
  await settle(100)
  expect(heard(element.shadowRoot!)).toBe(said)
})
