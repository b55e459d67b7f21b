import { expect, test, vi } from 'vitest'
import { sendGuideEnquiry } from '../../src/contract'
import { enquiryErrors, taken } from '../../stories/fixtures/enquiry'
import { answer, fail, offline } from '../../stories/support/calls'
import { isFor } from '../../stories/support/server'
import { listenForErrors } from '../support/widget'
import { find } from '../support/inside'
import { gate, settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { BUTTON, openEnquiry } from './enquiry'

test('R278 R284 the first message of each field stands at its field', async () => {
  listenForErrors()
  const { submit, messages } = await openEnquiry({}, fail(sendGuideEnquiry, 400, enquiryErrors))
  await submit()
  const both = 'The country code must be 1 to 4 digits. The contact number must be 6 to 15 digits.'
  expect(messages()).toEqual({
    full_name: 'The full name field is required.',
    email: 'The email must be a valid email address.',
    company_name: 'The company name field is required.',
    country_code: both,
    contact_number: both,
  })
  expect(toastMessages()).toEqual(['Please check the form.'])
})

test('R278 what is said of an empty field goes once that is filled and left', async () => {
  listenForErrors()
  const refusing = fail(sendGuideEnquiry, 400, enquiryErrors)
  const { submit, messages, type, field } = await openEnquiry({}, refusing)
  await submit()
  field('full_name').focus()
  await type('full_name', 'Daniel Brandt')
  field('email').focus()
  await type('email', 'daniel')
  await settle(50)
  expect(Object.keys(messages())).toEqual(['company_name', 'country_code', 'contact_number'])
})

test('R278 what was filled while the first enquiry was on its way is not said to be empty', async () => {
  listenForErrors()
  const { late, arrive } = gate()
  const refused = late.then(() => Response.json(enquiryErrors, { status: 400 }))
  const { submit, messages, type } = await openEnquiry({}, request =>
    isFor(sendGuideEnquiry, request) ? refused : undefined,
  )
  await submit()
  await type('company_name', 'Brandt Quality Services')
  arrive()
  await vi.waitFor(() => expect(messages()).toHaveProperty('full_name'))
  await vi.waitFor(() => expect(messages()).not.toHaveProperty('company_name'))
})

test('R280 errors that come with a 200 are errors', async () => {
  listenForErrors()
  const errors = { email: ['The email is unknown.'] }
  const refusing = answer(sendGuideEnquiry, { ...taken, success: false, message: null, errors })
  const { submit, messages, leaving, focused } = await openEnquiry({}, refusing)
  await submit()
  expect([messages(), leaving]).toEqual([{ email: 'The email is unknown.' }, []])
  expect(focused()).toBe('email')
})

test.each([
  ['a 400 with words', fail(sendGuideEnquiry, 400, { message: 'Not now.' }), 'Not now.'],
  ['a 400', fail(sendGuideEnquiry, 400), 'Error, Please try again later'],
  ['a 429 with words', fail(sendGuideEnquiry, 429, { message: 'Wait.' }), 'Wait.'],
  ['a 419', fail(sendGuideEnquiry, 419, { message: 'CSRF' }), 'Error, Please try again later'],
  ['a 500', fail(sendGuideEnquiry, 500), 'Error, Please try again later'],
  ['no network', offline(sendGuideEnquiry), 'Error, Please try again later'],
])('R284 Q84 %s is said for 2.5 s, and all that was typed stays', async (_, failing, words) => {
  const { errors } = listenForErrors()
  const { element, fillIn, submit, field, button, leaving } = await openEnquiry({}, failing)
  await fillIn()
  await submit()
  expect(toastMessages()).toEqual([words])
  expect(toasts()[0]!.className).toContain('is-danger')
  // and by nothing else: what takes the focus would be heard once more
  await vi.dynamicImportSettled()
  await settle()
  expect(find(element, '.summary')).toBeNull()
  expect(errors).toEqual([expect.objectContaining({ phase: 'save', tag: 'ndt-guide-download' })])
  expect([field('contact_number').value, button(), leaving]).toEqual([
    '09845012345',
    [BUTTON, false],
    [],
  ])
  await settle(2500)
  expect(toastMessages()).toEqual([])
})
