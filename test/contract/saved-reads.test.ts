// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { getSavedCourses, getSavedJobs, getViewedCompanies, readAnswer } from '../../src/contract'

describe('saved rows', () => {
  const job = {
    id: 5,
    job_title: 'UT Technician',
    job_slug: 'ut-technician',
    job_company_name: 'Sonda',
    is_applied: { date: '2026-01-02 10:11:12.000000', timezone: 'UTC' },
    company_profile: { company_logo: '/logo.svg' },
  }

  test('R93 a saved job says when the user applied', () => {
    expect(readAnswer(getSavedJobs, { data: [job] })).toEqual([
      { ...job, is_applied: { date: '2026-01-02' } },
    ])
  })

  test.each([false, null, 0, '', undefined])('R93 %j is not applied', is_applied => {
    const [read] = readAnswer(getSavedJobs, { data: [{ ...job, is_applied }] })
    expect(read!.is_applied).toBeNull()
  })

  test('R93 applied without a date is still applied', () => {
    const rows = [
      { ...job, is_applied: 1 },
      { ...job, is_applied: { date: null } },
    ]
    const read = readAnswer(getSavedJobs, { data: rows })
    expect(read.map(({ is_applied }) => is_applied)).toEqual([{ date: null }, { date: null }])
  })

  test('R93 R94 a row needs no more than its id and name', () => {
    expect(readAnswer(getSavedJobs, { data: [{ id: '5', job_title: 'RT' }] })).toEqual([
      {
        id: 5,
        job_title: 'RT',
        job_slug: null,
        job_company_name: null,
        is_applied: null,
        company_profile: null,
      },
    ])
    expect(readAnswer(getSavedCourses, { data: [{ id: 3, course_name: 'PAUT' }] })).toEqual([
      {
        id: 3,
        course_slug: null,
        course_name: 'PAUT',
        course_location: null,
        course_provider: null,
        rating: null,
        is_applied: null,
        list_page_mobile_image: null,
        list_page_mobile_image_webp: null,
      },
    ])
  })
})

describe('viewed companies', () => {
  const company = {
    id: 1,
    company_name: 'Sonda',
    company_slug: 'sonda',
    company_logo: null,
    rating: '4.5',
    number_of_reviews: '12',
    last_visited: 0,
    company_featured_status: '1',
  }

  test('R106 numbers are numbers; 0 days ago stays 0', () => {
    expect(readAnswer(getViewedCompanies, { data: [company] })).toEqual([
      {
        ...company,
        rating: 4.5,
        number_of_reviews: 12,
        last_visited: 0,
        company_featured_status: true,
      },
    ])
  })

  test.each([
    [null, null],
    ['', null],
    [0, 0],
    ['0.0', 0],
  ])('R106 a rating of %j is %j', (rating, expected) => {
    expect(readAnswer(getViewedCompanies, [{ ...company, rating }])[0]!.rating).toBe(expected)
  })

  test.each([null, 0, '0', '', false])('R106 Q32 a company with %j is not featured', status => {
    const [read] = readAnswer(getViewedCompanies, [{ ...company, company_featured_status: status }])
    expect(read!.company_featured_status).toBe(false)
  })
})
