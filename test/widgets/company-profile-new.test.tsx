import { expect, test } from 'vitest'
import '../../widgets/company-profile/company-profile.element'
import { createCompany, getCompanyProfile } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { answer, fail } from '../../stories/support/calls'
import { find, textOf } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeInArea, READ } from './company'

const TAG = 'ndt-company-profile'

test('R158 creates a company where no id is known', async () => {
  const { type, save, sent, asked } = await placeInArea(TAG, {})
  expect(asked()).not.toContain(READ)
  await type('company_name', 'Meridian')
  await save()
  expect(asked()).toContain('POST /api/v1/company/products')
  expect(await sent()).not.toHaveProperty('id')
  expect(asked()).toContain(READ)
  await save()
  expect(asked()).toContain('POST /dashboard/company/profile/update')
})

test('R142 takes the id from the page’s global', async () => {
  Object.assign(globalThis, { company_id: 31 })
  const { asked } = await placeInArea(TAG, {})
  Reflect.deleteProperty(globalThis, 'company_id')
  expect(asked()).toContain(`${READ}?id=31`)
})

test('R158 makes one company, also where it could not be read since', async () => {
  listenForErrors()
  const { type, save, asked } = await placeInArea(TAG, {}, fail(getCompanyProfile, 500))
  await type('company_name', 'Fjellecho NDT')
  await save()
  await type('company_website', 'https://fjellecho.example')
  await save()
  const changes = () => asked().filter(call => call.startsWith('POST'))
  await expect
    .poll(changes, { timeout: 10_000 })
    .toEqual(['POST /api/v1/company/products', 'POST /dashboard/company/profile/update'])
})

test('R158 one whose creation was not answered is looked for, and not made again', async () => {
  listenForErrors()
  const made = { id: 31, company_name: 'Fjellecho NDT' }
  const read = answer(getCompanyProfile, { data: made } as never)
  const { type, save, asked } = await placeInArea(TAG, {}, fail(createCompany, 500), read)
  await type('company_name', 'Fjellecho NDT')
  await save()
  expect(asked()).not.toContain(READ)
  await type('company_website', 'https://fjellecho.example')
  await save()
  const calls = asked().filter(call => call.startsWith('POST') || call === READ)
  expect(calls.slice(0, 3)).toEqual([
    'POST /api/v1/company/products',
    READ,
    'POST /dashboard/company/profile/update',
  ])
})

test('R158 Q106 nor while nobody can say whether it was made', async () => {
  listenForErrors()
  const down = [fail(createCompany, 500), fail(getCompanyProfile, 500)]
  const { type, save, asked } = await placeInArea(TAG, {}, ...down)
  await type('company_name', 'Fjellecho NDT')
  await save()
  await type('company_website', 'https://fjellecho.example')
  await save()
  await settle(1000)
  expect(asked().filter(call => call.startsWith('POST'))).toHaveLength(1)
  expect(asked()).toContain(READ)
})

test('R158 Q106 one that another tab has created is what the form is of from then on', async () => {
  const { element, field, type, save, asked } = await placeInArea(TAG, {})
  await type('company_website', 'https://fjellecho.example')
  dispatchEvent(new Event('focus'))
  await settle()
  expect(field('company_name').value).toBe(company.data.company_name)
  expect(field('company_website').value).toBe('https://fjellecho.example')
  await save()
  // its website is a question first
  expect(asked().filter(call => call.startsWith('POST'))).toEqual([])
  expect(textOf(find(element, '.choice')!)).toContain(company.data.company_website)
})

test('R158 one whose creation was refused is not looked for', async () => {
  listenForErrors()
  const { type, save, asked } = await placeInArea(TAG, {}, fail(createCompany, 422))
  await type('company_name', 'Fjellecho NDT')
  await save()
  await save()
  expect(asked().filter(call => call.startsWith('POST'))).toHaveLength(2)
  expect(asked()).not.toContain(READ)
})
