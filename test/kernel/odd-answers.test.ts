import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import {
  getCompanyProfile,
  getPreferences,
  getProduct,
  getProducts,
  getProfile,
  getSavedCourses,
  getSavedJobs,
  getViewedCompanies,
  readAnswer,
  sendGuideEnquiry,
  type Profile,
} from '../../src/contract'
import { tell } from '../../src/contract/lazy/odd-answer'
import { listen, quiet } from '../support/widget'
import { settle } from '../support/time'

const job = { id: 5, job_title: 'RT' }
const profile = { id: 1, user_id: 2, user: { first_name: 'Ana', email: null } }

test('Q108 what PHP ordinarily writes is read without a word', async () => {
  const errors = listen('ndt-error')
  expect(
    readAnswer(getProduct, {
      data: {
        id: '3',
        name: 90,
        method: [],
        subCategory: '',
        tags: {},
        country: { 1: { id: 5, name: 'India' } },
      },
    }),
  ).toMatchObject({
    id: 3,
    name: '90',
    method: null,
    subCategory: null,
    tags: [],
    country: [{ id: 5, name: 'India' }],
  })
  expect(
    readAnswer(getCompanyProfile, { data: { id: 1, company_name: 'A', country_id: [] } }),
  ).toMatchObject({
    country_id: null,
  })
  expect(readAnswer(getPreferences, { data: null })).toEqual([])
  expect(
    readAnswer(getProfile, { data: { ...profile, dob: '0000-00-00 00:00:00' } }).dob,
  ).toBeNull()
  await settle()
  expect(errors).toEqual([])
})

test.each([
  ...[null, false, 0, '', '0', 'false', [], {}].map(given => [given, null]),
  ...[true, 1, '1', 'true', { date: null }].map(given => [given, { date: null }]),
  ...['2026-01-02', '2026-01-02 10:11:12', { date: '2026-01-02' }].map(given => [
    given,
    { date: '2026-01-02' },
  ]),
])('R93 Q108 is_applied %j is read as %j', async (is_applied, expected) => {
  const errors = listen('ndt-error')
  expect(readAnswer(getSavedJobs, { data: [{ ...job, is_applied }] })[0]!.is_applied).toEqual(
    expected,
  )
  await settle()
  expect(errors).toEqual([])
})

test('Q108 an odd value is told once, with its call, its place and what was expected', async () => {
  const errors = listen('ndt-error')
  const warned = quiet('warn')
  const rows = [{ rating: 4 }, { rating: 'N/A' }, { rating: 'N/A' }, { company_name: null }]
  const data = rows.map((row, id) => ({ id: id + 1, company_name: 'A', ...row }))
  const read = () => readAnswer(getViewedCompanies, { data }).map(({ id, rating }) => [id, rating])
  expect(read()).toEqual([
    [1, 4],
    [2, null],
    [3, null],
  ])
  expect(read()).toHaveLength(3)
  await settle()
  const call = 'GET /api/v2/user/most-viewed-companies'
  expect(errors.map(({ phase, tag, status, message }) => [phase, tag, status, message])).toEqual([
    ['data', '', 200, `${call}: 1.rating: is not a number`],
    ['data', '', 200, `${call}: 3.company_name: is not a text`],
  ])
  expect(warned).toHaveBeenCalledTimes(2)
})

test('Q108 a row that is none is left out, an odd part leaves the rest', () => {
  quiet('warn')
  const data = {
    ...profile,
    id: null,
    skills: [
      { id: 1, name: null },
      { id: 2, name: 'UT' },
    ],
    country: 'India',
  }
  expect(readAnswer(getProfile, { data })).toMatchObject({
    user_id: 2,
    skills: [{ id: 2, name: 'UT' }],
    country: { id: null, name: 'India' },
  })
  expect(readAnswer(getProfile, { data: { ...profile, user: null } }).user).toEqual({
    first_name: null,
    email: null,
  })
  const courses = [{ id: 1, course_name: 90 }, { id: 2 }]
  expect(readAnswer(getSavedCourses, { data: courses }).map(row => row.course_name)).toEqual(['90'])
})

const bare = (...names: string[]) => names.map(name => ({ id: null, name }))

test.each([
  ['UT, PT,', bare('UT', 'PT')],
  ['UT', bare('UT')],
  [
    ['UT', { id: 3, name: 'PT' }],
    [...bare('UT'), { id: 3, name: 'PT' }],
  ],
  ['3,5', []],
  [[3], []],
])('R133 Q108 skills of %j are names without ids, and odd', (skills, expected) => {
  const { output, issues } = safeParse(getProfile.answer, { data: { ...profile, skills } })
  expect((output as Profile).skills).toEqual(expected)
  expect(issues!.every(({ path }) => path![0]!.key === 'skills')).toBe(true)
})

test.each([
  // nobody says how many there are
  [undefined, { current_page: 1, per_page: 2, total: 2, total_pages: 0, isAtLeast: true }],
  [
    { current_page: 3, per_page: 2, total: 'many', total_pages: [] },
    { current_page: 3, per_page: 2, total: 6, total_pages: 0, isAtLeast: true },
  ],
  [
    { current_page: '1', per_page: '2', total: '31', total_pages: -1 },
    { current_page: 1, per_page: 2, total: 31, total_pages: 16 },
  ],
])('R183 Q108 a page whose place is %j has one', (pagination, expected) => {
  quiet('warn')
  const data = [1, 2].map(id => ({ id, name: 'UT' }))
  const read = readAnswer(getProducts, { data, meta: { pagination } })
  expect([read.data.length, read.pagination]).toEqual([2, expected])
})

test('Q115 a change’s answer is as strict as ever', () => {
  const read = () => readAnswer(sendGuideEnquiry, { success: true, message: ['Sent'] })
  expect(read).toThrow(expect.objectContaining({ kind: 'malformed' }))
})

test('Q108 what is odd in another call is another thing', () => {
  const errors = listen('ndt-error')
  quiet('warn')
  tell([
    'GET /one: 1.name: is not a text',
    'GET /other: 1.name: is not a text',
    'GET /one: 7.name: is not a text',
  ])
  expect(errors.map(({ message }) => message.slice(0, 10))).toEqual(['GET /one: ', 'GET /other'])
})

test('Q108 an answer of which nothing can be read is none: a form that began with nothing would clear what is stored', () => {
  expect(() => readAnswer(getProfile, { data: { id: 'x' } })).toThrow('such an object')
})

test.each([
  [true, 1],
  ['published', 1],
  ['Published', 1],
  ['1', 1],
  [false, 2],
  ['unpublished', 2],
  ['draft', 2],
  [3, 3],
  ['soon', null],
])('R190 Q108 a status %j is read as %j', (status, expected) => {
  quiet('warn')
  const { data } = readAnswer(getProducts, { data: [{ id: 1, name: 'UT', status }] })
  expect(data[0]!.status).toBe(expected)
})

test('R190 Q108 a category and a date that come bare are shown', () => {
  const row = { id: 1, name: 'UT', category: 'Ultrasonics', created_at: '2026-11-02 08:00:00' }
  expect(readAnswer(getProducts, { data: [row] }).data).toMatchObject([
    { category: { name: 'Ultrasonics' }, created_at: { formatted_date: '02-11-2026' } },
  ])
})
