// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { post, profileOf, useSite } from './seeded-site'
import { userOf } from '../support/user-of'

const site = useSite()
const PATH = '/api/v2/user/update-profile'
const FIELDS = ['first_name', 'contact_number', 'city', 'linkedin_url', 'twitter_url'] as const

const save = (form: Record<string, string>, as = site.jonas) =>
  post(site, PATH, { as, form: { first_name: 'Jonas', ...form } })

describe('R48 the whole form', () => {
  test('R50 is saved, and read back as it was sent', async () => {
    const { status, body } = await save({
      first_name: '  Jonas  ',
      contact_number: '+46 (0)8-123 456',
      dob: '1990-02-28',
      gender_id: '4',
      about_me: 'Level II\r\nUT & MT',
      city: 'Malmö',
      country_id: '1',
      'languages[]': '2',
      linkedin_url: 'https://www.linkedin.com/in/jonas',
      twitter_url: 'HTTP://x.com/jonas?a=%20b#c',
    })
    expect([status, body]).toEqual([200, { message: 'Personal Information Updated' }])
    expect(await profileOf(site, site.jonas)).toMatchObject({
      user: { first_name: 'Jonas' },
      contact_number: '+46 (0)8-123 456',
      dob: '1990-02-28',
      gender_id: 4,
      about_me: 'Level II\nUT & MT',
      city: 'Malmö',
      country: { id: 1 },
      languages: [{ id: 2 }],
      linkedin_url: 'https://www.linkedin.com/in/jonas',
      twitter_url: 'HTTP://x.com/jonas?a=%20b#c',
    })
  })

  test('Q13 what is left out or blank is cleared, and what other forms hold stays', async () => {
    const before = await profileOf(site, site.amara)
    expect(
      (await save({ first_name: 'Amara', city: '   ', about_me: '' }, site.amara)).status,
    ).toBe(200)
    expect(await profileOf(site, site.amara)).toEqual({
      ...before,
      contact_number: null,
      about_me: null,
      linkedin_url: null,
      twitter_url: null,
      city: null,
      country: null,
      languages: [],
      dob: null,
      gender_id: null,
      updated_at: expect.not.stringMatching(before.updated_at),
    })
  })

  test('Q12 the email is ignored, whatever it says', async () => {
    expect((await save({ email: 'attacker@site.example' })).status).toBe(200)
    const account = await userOf(site.db, demoAccounts.newcomer.email)
    expect(account.id).toBe(site.jonas.id)
  })

  test('R6 is the caller’s own: a number in the body changes nobody else', async () => {
    const before = await profileOf(site, site.amara)
    await save({ user_id: String(site.amara.id), id: '1', city: 'Lund' })
    expect(await profileOf(site, site.amara)).toEqual(before)
    expect((await save({ city: 'Oslo' }, site.seller)).status).toBe(403)
  })

  test('R54 a form that is refused says the first thing wrong with each field, and changes nothing', async () => {
    const before = await profileOf(site, site.jonas)
    const { status, errors, body } = await save({
      first_name: ' ',
      contact_number: 'ask me',
      city: 'x'.repeat(256),
      linkedin_url: 'linkedin.com/in/jonas',
      twitter_url: 'amara_ndt',
    })
    expect([status, Object.keys(errors).sort()]).toEqual([422, [...FIELDS].sort()])
    expect(Object.fromEntries(FIELDS.map(field => [field, errors[field]![0]]))).toEqual({
      first_name: 'The first name field is required.',
      contact_number: 'The contact number format is invalid.',
      city: 'The city must not be greater than 255 characters.',
      linkedin_url: 'The linkedin url must be a valid URL.',
      twitter_url: 'The twitter url must be a valid URL.',
    })
    expect(body.message).toBe('The first name field is required. (and 4 more errors)')
    expect(await profileOf(site, site.jonas)).toEqual(before)
  })
})
