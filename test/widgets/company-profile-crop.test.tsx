import { expect, test, vi } from 'vitest'
import '../../widgets/company-profile/company-profile.element'
import { configure } from '../support/page'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { placeInArea } from './company'
import { find, hasControl, textOf } from '../support/inside'

const TAG = 'ndt-company-profile'

/** happy-dom has no bitmaps: a picture is its size here, and cannot be cropped. */
vi.mock(import('../../src/ui/crop/lazy/image'), () => ({
  boundedSize: size => size,
  decode: () => Promise.resolve({ width: 800, height: 600, close() {} }) as never,
  paint() {},
  toJpeg: () => Promise.reject(new Error('The canvas is too large.')),
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
