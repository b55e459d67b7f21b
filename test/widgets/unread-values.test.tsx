import { expect, test, vi } from 'vitest'
import { getCompanyProfile, getProduct, getProfile, getService } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { product, service } from '../../stories/fixtures/company-forms'
import { profile } from '../../stories/fixtures/profile'
import { isFor, type Answerer } from '../../stories/support/server'
import '../../widgets/company-profile/company-profile.element'
import '../../widgets/job-info/job-info.element'
import '../../widgets/personal-info/personal-info.element'
import '../../widgets/product-form/product-form.element'
import '../../widgets/service-form/service-form.element'
import { textOf } from '../support/inside'
import { quiet } from '../support/widget'
import { placeInArea } from './company'
import { placeForm } from './company-form'
import { openForm } from './profile-form'

/** Answers a call as no contract has it. */
const odd =
  (call: Parameters<typeof isFor>[0], body: object): Answerer =>
  request =>
    isFor(call, request) ? Response.json(body) : undefined

const of = (part: object) => odd(getProfile, { data: { ...profile.data, ...part } })
const personal = (part: object) => openForm('ndt-personal-info', of(part))
const job = (part: object) => openForm('ndt-job-info', of(part))
const existing = { 'company-id': '31' }

/** What stands below fields and above the form of what could not be read. */
function warned({ element }: { element: Element }) {
  const texts = [...element.shadowRoot!.querySelectorAll('.choice__what, .notice')].map(textOf)
  const below = texts.filter(text => text.startsWith('What is stored here')).length
  return [below, texts.find(text => text.includes(': what is stored'))?.split(':')[0]]
}

/** The code that warns comes behind the form. */
function expectWarned(shown: { element: Element }, said: [number, string]) {
  return vi.waitFor(() => expect(warned(shown)).toEqual(said), { timeout: 10_000 })
}

test.each([
  ['a language without a name', personal, { languages: [{ id: 3, name: null }] }, 'Languages'],
  ['languages as text', personal, { languages: 'English,Igbo' }, 'Languages'],
  ['a country as text', personal, { country: 'United Kingdom' }, 'Country'],
  ['a gender as text', personal, { gender_id: 'female' }, 'Gender'],
  ['a day that is none', personal, { dob: 650000000 }, 'Date of birth'],
  ['a list of numbers', personal, { contact_number: ['+44 1'] }, 'Contact number'],
  ['a user that is none', personal, { user: 7 }, 'First name'],
  ['skills as text', job, { skills: 'PAUT, TOFD' }, 'Skills'],
  ['a letter in parts', job, { cover_letter: { a: 1 } }, 'Cover letter'],
] as const)('R49 Q108 %s is not erased without a word', async (_, open, part, label) => {
  quiet('warn')
  await expectWarned(await open(part), [1, label])
})

test('R49 Q108 what could be read, or is not replaced, needs no word', async () => {
  quiet('warn')
  expect(warned(await personal({ skills: 'PAUT', languages: null }))).toEqual([0, undefined])
  expect(warned(await job({ resume: { a: 1 } }))).toEqual([0, undefined])
})

test('R159 R210 R235 Q108 so it is with what a company has', async () => {
  quiet('warn')
  const abroad = odd(getCompanyProfile, { data: { ...company.data, country_id: 'India' } })
  await expectWarned(await placeInArea('ndt-company-profile', existing, abroad), [1, 'Country'])
  const probe = odd(getProduct, {
    data: { ...product.data, category: 'Ultrasonics', segment_id: 3, name: {} },
  })
  const form = await placeForm('ndt-product-form', { slug: 'ws-40' }, probe)
  await expectWarned(form, [3, 'Name, Segment, Category'])
  const floors = odd(getService, { data: { ...service.data, description: { a: 1 } } })
  const other = await placeForm('ndt-service-form', { 'service-id': '12' }, floors)
  await expectWarned(other, [1, 'Description'])
})
