import { expect, test } from 'vitest'
import '../../widgets/company-profile/company-profile.element'
import { getCompanyProfile, updateCompanyProfile } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { answer, fail } from '../../stories/support/calls'
import { listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { placeInArea } from './company'
import { find, textOf } from '../support/inside'
import { signIn } from './portal'

const TAG = 'ndt-company-profile'
const existing = { 'company-id': '31' }

const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('R161 Q96 what is typed while a save is on its way stays, and is still to be saved', async () => {
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  const { field, type, save, sent } = await placeInArea(TAG, existing, ({ method }) =>
    method === 'POST' ? late.then(() => Response.json({ data: 'Saved' })) : undefined,
  )
  await type('company_name', 'Meridian X')
  await save()
  await type('company_landline', '+44 1224 000 111')
  arrive()
  await settle()
  await settle()
  expect(field('company_landline').value).toBe('+44 1224 000 111')
  expect(asksBeforeLeaving()).toBe(true)
  await save()
  expect((await sent())['company_landline']).toBe('+44 1224 000 111')
})

test('what was typed and not saved is back after the page was left, without the logo', async () => {
  signIn()
  const first = await placeInArea(TAG, existing)
  await first.type('company_name', 'Meridian X')
  first.element.remove()
  await settle()
  const { element, field, press } = await placeInArea(TAG, existing)
  expect(field('company_name').value).toBe('Meridian X')
  expect(find(element, '.company-profile__photo img')?.getAttribute('src')).toBe(
    company.data.company_logo,
  )
  await press('Start over')
  expect(field('company_name').value).toBe(company.data.company_name)
})

test('a profile that is saved leaves nothing to come back', async () => {
  signIn()
  const read = answer(getCompanyProfile, company)
  const first = await placeInArea(TAG, existing, read)
  await first.type('company_name', 'Meridian X')
  await first.save()
  first.element.remove()
  await settle()
  const { field } = await placeInArea(TAG, existing, read)
  expect(field('company_name').value).toBe(company.data.company_name)
})

test('Q106 after a save that could not be read again, what others change is asked about', async () => {
  signIn()
  listenForErrors()
  let isDown = false
  let company_landline = '+44 1224 000 001'
  const { element, field, type, save } = await placeInArea(TAG, existing, request => {
    const now = { ...company, data: { ...company.data, company_landline } }
    return (isDown ? fail(getCompanyProfile, 500) : answer(getCompanyProfile, now))(request)
  })
  await type('company_name', 'Meridian X')
  isDown = true
  await save()
  await settle(1000)
  isDown = false
  company_landline = '+44 1224 000 002'
  await type('company_landline', '+44 1224 000 003')
  dispatchEvent(new Event('focus'))
  await settle()
  expect(textOf(find(element, '.choice__what')!)).toBe('Changed elsewhere to: +44 1224 000 002')
  expect(field('company_landline').value).toBe('+44 1224 000 003')
})

test('R163 Q70 a message about what no field shows stands above the form, without the raw name', async () => {
  listenForErrors()
  const errors = { video_link: ['The video link must be a valid URL.'] }
  const refusal = fail(updateCompanyProfile, 422, { errors })
  const { element, save } = await placeInArea(TAG, existing, refusal)
  await save()
  expect(textOf(find(element, '.summary')!)).toBe('The video link must be a valid URL.')
  expect(textOf(find(element, '.form-page__errors')!)).toBe('1 error')
})
