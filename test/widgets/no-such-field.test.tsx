import { expect, test } from 'vitest'
import {
  createProduct,
  createService,
  sendGuideEnquiry,
  updateCompanyProfile,
  updateJobInfo,
  updateProfile,
} from '../../src/contract'
import { fail } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/company-profile/company-profile.element'
import '../../widgets/job-info/job-info.element'
import '../../widgets/personal-info/personal-info.element'
import '../../widgets/product-form/product-form.element'
import '../../widgets/service-form/service-form.element'
import { find, textOf } from '../support/inside'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { listenForErrors } from '../support/widget'
import { placeInArea } from './company'
import { placeForm } from './company-form'
import { openEnquiry } from './enquiry'
import { openForm } from './profile-form'

const CLOSED = 'Submitting is closed.'

/** A form, saved once before a portal that refuses it. */
const forms = {
  async personal(answerer: Answerer) {
    const { element, press } = await openForm('ndt-personal-info', answerer)
    await press('Save')
    return element
  },
  async job(answerer: Answerer) {
    const { element, press } = await openForm('ndt-job-info', answerer)
    await press('Save')
    return element
  },
  async company(answerer: Answerer) {
    const { element, save } = await placeInArea(
      'ndt-company-profile',
      { 'company-id': '31' },
      answerer,
    )
    await save()
    return element
  },
  async product(answerer: Answerer) {
    const { element, save } = await placeForm('ndt-product-form', {}, answerer)
    await save()
    return element
  },
  async service(answerer: Answerer) {
    const { element, save } = await placeForm('ndt-service-form', {}, answerer)
    await save()
    return element
  },
  async guide(answerer: Answerer) {
    const { element, submit } = await openEnquiry({}, answerer)
    await submit()
    return element
  },
}

test.each([
  ['personal', updateProfile, ['title', 'saved', 'male']],
  ['job', updateJobInfo, ['title', 'saved']],
  ['company', updateCompanyProfile, ['title', 'address', 'photo', 'video_link']],
  ['product', createProduct, ['title', 'product', 'features', 'publish', 'rows']],
  ['service', createService, ['title', 'image', 'service', 'submit']],
  ['guide', sendGuideEnquiry, ['title', 'website', 'submit']],
] as const)(
  'R163 R53 Q84 what is said of no field of the %s form stands above it',
  async (...given) => {
    const [form, call, names] = given
    listenForErrors()
    for (const name of names) {
      const refusal = fail(call, 422, { errors: { [name]: [CLOSED] } })
      const element = await forms[form](refusal)
      await settle()
      expect([name, textOf(find(element, '.summary')!)]).toEqual([name, CLOSED])
      element.remove()
    }
  },
)

test('R220 what is said of all features stands with them', async () => {
  listenForErrors()
  const errors = { feature_specification: ['Add at least one feature.'] }
  const element = await forms.product(fail(createProduct, 422, { errors }))
  expect(textOf(find(element, '.field__error')!)).toBe('Add at least one feature.')
})

test.each([
  ['company', updateCompanyProfile],
  ['product', createProduct],
  ['service', createService],
  ['guide', sendGuideEnquiry],
] as const)(
  'R163 R284 Q84 a toast says why the %s form was refused, besides its fields',
  async (...given) => {
    const [form, call] = given
    listenForErrors()
    const body = { message: 'Please check the form.', errors: { title: [CLOSED] } }
    const element = await forms[form](fail(call, 422, body))
    expect([toastMessages(), textOf(find(element, '.summary')!)]).toEqual([[body.message], CLOSED])
  },
)
