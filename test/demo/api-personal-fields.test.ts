// @vitest-environment node
import { expect, test } from 'vitest'
import { post, profileOf, useSite } from './seeded-site'

const site = useSite()
const PATH = '/api/v2/user/update-profile'

const save = (form: Record<string, string>) =>
  post(site, PATH, { as: site.jonas, form: { first_name: 'Jonas', ...form } })

/** What is said of one field that holds this. */
const said = async (field: string, value: string) =>
  (await save({ [field]: value })).errors?.[field]

const tooLong = (name: string, limit: number) => [
  `The ${name} must not be greater than ${limit} characters.`,
]
test('R42 the first name has to be there', async () => {
  const { errors } = await post(site, PATH, { as: site.jonas, form: { city: 'Lund' } })
  expect(errors).toEqual({ first_name: ['The first name field is required.'] })
  expect(await said('first_name', 'x'.repeat(256))).toEqual(tooLong('first name', 255))
})

test.each(['call me', '12.34', '+()', '١٢٣', '12\u0000x'])('Q17 %j is no number', async value => {
  expect(await said('contact_number', value)).toEqual(['The contact number format is invalid.'])
})

test('Q17 a number as phones paste it is taken', async () => {
  await save({ contact_number: '\u202a+44\u00a01632\u2011960\u2009174\u202c' })
  expect((await profileOf(site, site.jonas)).contact_number).toBe('+44 1632-960 174')
  expect(await said('contact_number', '1'.repeat(256))).toEqual(tooLong('contact number', 255))
})

test.each([
  'javascript:alert(1)',
  'ftp://x.example',
  'https:x.example',
  'https://',
  'https://a b.example',
  'https://me:secret@x.example',
  '//x.example',
])('Q102 %j is no address', async value => {
  for (const [field, name] of [
    ['linkedin_url', 'linkedin url'],
    ['twitter_url', 'twitter url'],
  ] as const) {
    expect(await said(field, value)).toEqual([`The ${name} must be a valid URL.`])
  }
})

test('Q102 an address has 2048 characters at most', async () => {
  const url = (length: number) => 'https://x.example/'.padEnd(length, 'a')
  expect(await said('twitter_url', url(2048))).toBeUndefined()
  expect(await said('twitter_url', url(2049))).toEqual(tooLong('twitter url', 2048))
})

test('R43 about me has 500 characters as a browser counts them', async () => {
  const limit = tooLong('about me', 500)
  expect(await said('about_me', 'x\r\n'.repeat(250))).toBeUndefined()
  expect(await said('about_me', 'x\r\n'.repeat(250) + 'x')).toEqual(limit)
  expect(await said('about_me', '👷'.repeat(250))).toBeUndefined()
  expect(await said('about_me', '👷'.repeat(250) + 'x')).toEqual(limit)
})

test.each([
  ['tomorrow and a day', new Date(Date.now() + 2 * 86_400_000), 'a date before or equal to today.'],
  ['31-12-1899', new Date('1899-12-31'), 'a date after 31-12-1899.'],
])('R44 Q16 %s is no day of birth', async (_, day, words) => {
  const message = `The date of birth must be ${words}`
  expect(await said('dob', day.toISOString().slice(0, 10))).toEqual([message])
})

test.each(['2001-02-29', '1999-04-31', '14-03-1991', '0000-01-01', 'x'])(
  'Q16 %j is no date',
  async value => {
    expect((await said('dob', value))?.[0]).toMatch(/^The date of birth must be a/)
  },
)

test('R44 today is the last day, the first is of 1900', async () => {
  expect(await said('dob', new Date().toISOString().slice(0, 10))).toBeUndefined()
  expect(await said('dob', '1900-01-01')).toBeUndefined()
  expect(await said('dob', '2000-02-29')).toBeUndefined()
})

test.each(['0', '5', '1.5', 'female'])('R47 %j is no gender', async value => {
  expect(await said('gender_id', value)).toEqual(['The selected gender is invalid.'])
})

test.each(['0', '99999', '99999999999', 'GB'])('R45 %j is no country', async value => {
  expect(await said('country_id', value)).toEqual(['The selected country is invalid.'])
})
