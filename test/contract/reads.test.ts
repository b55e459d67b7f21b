// @vitest-environment node
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { getCountries, getPreferences, getProfile, getSkills, readAnswer } from '../../src/contract'

const bare = { id: 4, user_id: 9, user: { first_name: 'Ana', email: 'ana@example.com' } }

describe('the profile', () => {
  test('R132 R133 comes without its envelope, with the description’s field names', () => {
    const option = { id: 1, name: 'One' }
    const full = {
      ...bare,
      contact_number: '+351 21 000',
      about_me: 'UT Level III',
      linkedin_url: 'https://www.linkedin.com/in/ana',
      twitter_url: 'https://x.com/ana',
      profile_image: '/files/1/profile.jpg',
      city: 'Porto',
      cover_letter: 'Dear all',
      resume: '/files/2/cv.pdf',
      country: option,
      locations: [option],
      skills: [option],
      languages: [option],
      professions: [option],
      industries: [option],
      dob: '1990-03-04',
      gender_id: 2,
      updated_at: '2026-01-02T10:00:00Z',
    }
    expect(readAnswer(getProfile, { data: full })).toEqual(full)
    expect(readAnswer(getProfile, full)).toEqual(full)
  })

  test('R35 what is missing or empty is null, and a list is never null', () => {
    const empty = { ...bare, about_me: '', city: null, skills: null, gender_id: 0, country: null }
    expect(readAnswer(getProfile, { data: empty })).toMatchObject({
      about_me: null,
      city: null,
      contact_number: null,
      resume: null,
      country: null,
      gender_id: null,
      dob: null,
      skills: [],
      languages: [],
      professions: [],
    })
  })

  test('ids and numbers come as text too, and unknown fields do no harm', () => {
    const loose = { ...bare, id: '4', gender_id: '2', contact_number: 35121, new_field: {} }
    expect(readAnswer(getProfile, { data: loose })).toMatchObject({
      id: 4,
      gender_id: 2,
      contact_number: '35121',
    })
  })

  test('Q16 a date loses the time that a backend appends', () => {
    const dated = { ...bare, dob: '1990-03-04T00:00:00.000000Z' }
    expect(readAnswer(getProfile, dated).dob).toBe('1990-03-04')
  })

  test.each([
    ['1990-8-5', '1990-08-05'],
    ['15-08-1990', '1990-08-15'],
    ['05-03-2025', '2025-03-05'],
    ['15/08/1990', '1990-08-15'],
    ['25/8/1990', '1990-08-25'],
    ['31/08/1990', '1990-08-31'],
    ['15 August 1990', '1990-08-15'],
    ['5 Mar 2025', '2025-03-05'],
    ['1970-01-01 00:00:00', '1970-01-01'],
  ])('Q16 a date of %j is read', (dob, expected) => {
    expect(readAnswer(getProfile, { ...bare, dob }).dob).toBe(expected)
  })

  test.each([
    '05/03/1990',
    '2/5/1990',
    '3/4/1990',
    '08/15/1990',
    '31-02-1990',
    '1990-02-31',
    '1990-13-05',
    '15 Foo 1990',
    'soon',
    650000000,
    19900805,
  ])('Q16 Q108 a date of %j is none, and odd', dob => {
    const { output, issues } = safeParse(getProfile.answer, { ...bare, dob })
    expect([(output as typeof bare & { dob: null }).dob, issues?.length]).toEqual([null, 1])
  })
})

describe('lookups', () => {
  const rows = [
    { id: '7', name: 'Portugal', code: 'PT' },
    { id: 8, name: 'Poland' },
  ]
  const expected = [
    { id: 7, name: 'Portugal' },
    { id: 8, name: 'Poland' },
  ]

  test.each([
    ['data', { data: rows }],
    ['data.data', { status: true, data: { data: rows, total: 2 } }],
    ['a bare array', rows],
  ])('R134 R135 Q34 are read from %s', (_, body) => {
    expect(readAnswer(getCountries, body)).toEqual(expected)
    expect(readAnswer(getSkills, body)).toEqual(expected)
  })

  test('R119 the user’s preferences are ids', () => {
    expect(readAnswer(getPreferences, { data: [3, '5'] })).toEqual([3, 5])
    expect(readAnswer(getPreferences, { data: [] })).toEqual([])
  })
})
