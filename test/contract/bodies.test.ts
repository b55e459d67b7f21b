// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import {
  applyForJob,
  bookmarkJob,
  createProduct,
  getProducts,
  getSavedJobs,
  updateJobInfo,
  updateProfile,
} from '../../src/contract'

const issuesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(issue => v.getDotPath(issue))

describe('what a server reads from the texts of a form', () => {
  test('R87 R100 numbers arrive as text', () => {
    const body = { user_id: '5', job_id: '9', is_bookmarked: '0' }
    expect(v.parse(bookmarkJob.body!, body)).toEqual({ user_id: 5, job_id: 9, is_bookmarked: 0 })
    expect(v.parse(getSavedJobs.query!, { is_applied: '2' })).toEqual({ is_applied: 2 })
  })

  test.each(['', '3', 'x', null, [], undefined, true])('R86 %j is no filter', is_applied => {
    expect(issuesOf(getSavedJobs.query!, { is_applied })).toEqual(['is_applied'])
  })

  test.each(['', '0', '-1', '1.5', 'x', null, 1e300])('R100 %j is no id', job_id => {
    expect(issuesOf(bookmarkJob.body!, { user_id: 1, job_id, is_bookmarked: 1 })).toEqual([
      'job_id',
    ])
  })

  test('Q13 Q14 absent lists are empty, and a new name stands beside ids', () => {
    expect(v.parse(updateProfile.body!, { first_name: 'Ana' })).toEqual({
      first_name: 'Ana',
      languages: [],
    })
    const { languages } = v.parse(updateProfile.body!, {
      first_name: 'Ana',
      languages: ['3', 'Mirandese'],
    })
    expect(languages).toEqual(['3', 'Mirandese'])
  })

  test('R43 R62 R113 long texts have a bound', () => {
    const texts = [
      [updateProfile.body!, 'about_me', 500, { first_name: 'Ana' }],
      [updateJobInfo.body!, 'cover_letter', 1000, {}],
      [
        applyForJob.body!,
        'applicant_message',
        1000,
        { applicant_name: 'A', job_id: 1, applicant_email: 'a@b.c', contact_number: '1' },
      ],
    ] as const
    for (const [schema, field, limit, rest] of texts) {
      expect(issuesOf(schema, { ...rest, [field]: 'x'.repeat(limit) })).toBeUndefined()
      expect(issuesOf(schema, { ...rest, [field]: 'x'.repeat(limit + 1) })).toEqual([field])
    }
  })

  test.each(['04-03-1990', '1990-13-01', 'today'])('Q16 %j is no date of birth', dob => {
    expect(issuesOf(updateProfile.body!, { first_name: 'Ana', dob })).toEqual(['dob'])
  })

  test('R14 the genders are four', () => {
    const gender = (gender_id: unknown) =>
      issuesOf(updateProfile.body!, { first_name: 'Ana', gender_id })
    expect(['1', 4, null].map(gender)).toEqual([undefined, undefined, undefined])
    expect(gender('5')).toEqual(['gender_id'])
  })

  test('R218 R219 R221 a product is Equipment by default, with at most 30 features and 5 images', () => {
    const parse = (more: object) => issuesOf(createProduct.body!, { name: 'Probe', ...more })
    expect(v.parse(createProduct.body!, { name: 'Probe' }).segment_id).toBe(1)
    expect(parse({ feature_specification: Array(30).fill({}) })).toBeUndefined()
    expect(parse({ feature_specification: Array(31).fill({}) })).toEqual(['feature_specification'])
    expect(parse({ images: Array(6).fill({ id: 1 }) })).toEqual(['images'])
  })

  test('R182 R191 a list is asked for by filters and page', () => {
    const query = { page: '2', limit: '20', published: '1', category_id: '4', from_date: 'x' }
    expect(v.parse(getProducts.query!, query)).toEqual({
      page: 2,
      limit: 20,
      published: 1,
      category_id: 4,
      from_date: 'x',
    })
  })
})
