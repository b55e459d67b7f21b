import { expect, test } from 'vitest'
import { createService, getService, updateService } from '../../src/contract'
import { service } from '../../stories/fixtures/company-forms'
import { fail, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/service-form/service-form.element'
import { listenForErrors } from '../support/widget'
import { toastMessages } from '../support/toasts'
import { picture, placeForm } from './company-form'
import { find, links } from '../support/inside'

const NAME = 'company_service_name'
const add = (...answerers: Answerer[]) => placeForm('ndt-service-form', {}, ...answerers)
const edit = (...answerers: Answerer[]) =>
  placeForm('ndt-service-form', { 'service-id': '12' }, ...answerers)

test('R236 the server says what is wrong, under the field, which gets the focus', async () => {
  listenForErrors()
  const errors = { company_service_name: ['The name field is required.'] }
  const { element, save, messages, focused, texts } = await add(
    fail(createService, 422, { errors }),
  )
  expect(find<HTMLFormElement>(element, 'form')!.noValidate).toBe(true)
  await save()
  expect(messages()).toEqual({ [NAME]: errors.company_service_name[0] })
  expect([focused(), texts('.form-page__errors'), toastMessages()]).toEqual([
    NAME,
    ['1 error'],
    ['Error, Please try again later'],
  ])
})

test.each([
  ['400, in its words', fail(updateService, 400, { message: 'Quota reached.' }), 'Quota reached.'],
  ['400 without words', fail(updateService, 400), 'Error, Please try again later'],
  ['500', fail(updateService, 500, { message: 'SQL' }), 'Error, Please try again later'],
  ['offline', offline(updateService), 'Error, Please try again later'],
])('R163 Q43 %s: what was typed and chosen stays', async (_, outcome, said) => {
  listenForErrors()
  const { type, choose, save, field, texts, left, asksBeforeLeaving } = await edit(outcome)
  await type(NAME, 'Tank floors')
  await choose('company_service_image', picture('rack.png'))
  await save()
  expect(toastMessages()).toEqual([said])
  expect([field(NAME).value, texts('.file__name'), left]).toEqual(['Tank floors', ['rack.png'], []])
  expect(asksBeforeLeaving()).toBe(true)
})

test('Q43 419 says to sign in again; 413 is about the size of the image', async () => {
  listenForErrors()
  const { element, save, messages } = await edit(fail(updateService, 419))
  await save()
  expect(links(element)).toMatchObject({ 'Sign in (opens in a new tab)': '/company-sign-in' })
  const large = await edit(fail(updateService, 413))
  await large.choose('company_service_image', picture('rack.png'))
  await large.save()
  expect(large.messages()).toEqual({ company_service_image: 'File size exceeds the 5 MB limit.' })
  expect(messages()).toEqual({})
})

test('Q43 a 413 of a form without a new image says nothing of the image', async () => {
  listenForErrors()
  const { type, save, messages } = await edit(fail(updateService, 413))
  await type(NAME, 'Tank floors')
  await save()
  expect([messages(), toastMessages()]).toEqual([{}, ['Error, Please try again later']])
})

test('a service that cannot be read is said, and can be asked for again', async () => {
  listenForErrors()
  let isDown = true
  const { element, press, field } = await placeForm(
    'ndt-service-form',
    { 'service-id': '13' },
    request => (isDown ? fail(getService, 403)(request) : undefined),
  )
  expect(element.shadowRoot!.textContent).toContain('The service could not be read.')
  isDown = false
  await press('Retry')
  expect(field(NAME).value).toBe(service.data.name)
})
