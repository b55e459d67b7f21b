import { describe, expect, test } from 'vitest'
import { getSavedCourses, getSavedJobs } from '../../src/contract'
import { savedCourses, savedJobs } from '../../stories/fixtures/saved'
import { answer } from '../../stories/support/calls'
import { entries, find, hasControl, links, press, seen } from '../support/inside'
import { placePanel } from './panel'

/** The panel with one job, of which the portal knows this. */
async function placeJob(known: object) {
  const job = {
    id: 9,
    job_title: 'UT Technician',
    company_profile: { company_logo: '/a.svg' },
    ...known,
  }
  const shown = await placePanel({}, [answer(getSavedJobs, { data: [job] } as never)])
  return { ...shown, text: seen(shown.rows()[0]!) }
}

/** The panel with one course, of which the portal knows this. */
async function placeCourse(known: object) {
  const course = { id: 9, course_name: 'TOFD', list_page_mobile_image: '/a.svg', ...known }
  const given = [answer(getSavedCourses, { data: [course] } as never)]
  const shown = await placePanel({ kind: 'courses' }, given)
  return { ...shown, text: seen(shown.rows()[0]!) }
}

describe('a saved job', () => {
  test('R90 R93 shows logo, title, company and, when applied, since when', async () => {
    const { rows } = await placePanel()
    expect(rows()[0]!.querySelector('img')!.src).toBe(
      savedJobs.data[0]!.company_profile.company_logo,
    )
    expect(rows().slice(0, 2).map(seen)).toEqual([
      'Senior PAUT Technician Northline Inspection Applied on 14-11-2026',
      'NDT Level III, Ultrasonics Meridian Weld Laboratories',
    ])
  })

  test.each([
    [{ date: '2026-11-02' }, ' Applied on 02-11-2026'],
    [{ date: '2026-11-02 23:30:00' }, ' Applied on 02-11-2026'],
    ['01-05-2024', ' Applied on 01-05-2024'],
    [{ created_at: '2026-11-02 23:30:00' }, ' Applied on 02-11-2026'],
    [{ date: null }, ' Applied'],
    [true, ' Applied'],
    ['1', ' Applied'],
    ['yes', ' Applied'],
    ['Applied', ' Applied'],
    [null, ''],
    [false, ''],
    [0, ''],
    ['', ''],
    [{}, ''],
    [undefined, ''],
  ])('R90 R93 whose is_applied is %j reads "%s"', async (is_applied, text) => {
    expect((await placeJob({ is_applied })).text).toBe(`UT Technician${text}`)
  })

  test('R93 R138 of which little is known has its initial', async () => {
    const { rows, text } = await placeJob({ company_profile: null, job_company_name: '' })
    expect(rows()[0]!.querySelector('.logo')!.textContent).toBe('U')
    expect(text).toBe('U UT Technician')
  })

  test.each([
    [{ job_slug: 'ut-technician' }, '/ndt-jobs/ut-technician'],
    [{ job_slug: 'a/b c' }, '/ndt-jobs/a%2Fb%20c'],
    [{ job_slug: null }, '/ndt-jobs/9'],
    [{ job_slug: '' }, '/ndt-jobs/9'],
  ])('R95 with %j leads to %s', async (known, href) => {
    expect(links((await placeJob(known)).panel)['UT Technician']).toBe(href)
  })

  test('R91 can be removed, and applied for as long as it is not', async () => {
    const { panel } = await placePanel()
    await press(panel, 'Actions for Rope Access UT Technician')
    expect(entries(panel)).toEqual(['Quick Apply', 'Remove'])
  })

  test.each(['all', 'applied'])(
    'Q111 has nothing to remove once applied for, among %s: the row would stay',
    async filter => {
      const { panel, titles } = await placePanel({ filter })
      expect(titles()).toContain('Senior PAUT Technician')
      expect(hasControl(panel, 'Actions for Senior PAUT Technician')).toBe(false)
    },
  )

  test('R91 R36 Quick Apply opens its dialog for that job', async () => {
    const { panel } = await placePanel()
    await press(panel, 'Actions for Rope Access UT Technician')
    await press(panel, 'Quick Apply')
    const dialog = find(panel, 'ndt-quick-apply')!
    expect(dialog.getAttribute('job-id')).toBe('503')
    expect(dialog.getAttribute('job-title')).toBe('Rope Access UT Technician')
  })
})

describe('a saved course', () => {
  test('R92 R94 shows picture, name, provider, place and since when', async () => {
    const { rows } = await placePanel({ kind: 'courses' })
    expect(rows()[0]!.querySelector('img')!.src).toBe(savedCourses.data[0]!.list_page_mobile_image)
    expect(rows().slice(0, 2).map(seen)).toEqual([
      'PAUT Level II, plate and pipe Calderfield Academy Aberdeen Registered on 12-11-2026',
      'TOFD Level II with exam Baltic Integrity Gdansk',
    ])
  })

  test('R94 prefers the smaller picture', async () => {
    const images = { list_page_mobile_image: '/a.jpg', list_page_mobile_image_webp: '/a.webp' }
    const { panel } = await placeCourse(images)
    expect(find(panel, 'li img')!.getAttribute('src')).toBe('/a.webp')
  })

  test('R94 of which little is known shows that', async () => {
    const { text } = await placeCourse({ course_provider: '', course_location: null })
    expect(text).toBe('TOFD')
  })

  test('R94 may be held by a provider of the place’s name', async () => {
    const { text } = await placeCourse({ course_provider: 'Online', course_location: 'Online' })
    expect(text).toBe('TOFD Online Online')
  })

  test('R92 Q29 Q111 can be removed, unless a registration would hold its row', async () => {
    const { panel } = await placePanel({ kind: 'courses' })
    expect(hasControl(panel, 'Actions for PAUT Level II, plate and pipe')).toBe(false)
    await press(panel, 'Actions for TOFD Level II with exam')
    expect(entries(panel)).toEqual(['Remove'])
  })

  test.each([
    ['tofd', '/ndt-courses/tofd'],
    ['a/b', '/ndt-courses/a%2Fb'],
    [null, '/ndt-courses/9'],
  ])('R95 with the slug %s leads to %s', async (course_slug, href) => {
    expect(links((await placeCourse({ course_slug })).panel)['TOFD']).toBe(href)
  })
})

test('R90 what users and companies write is text, each in its own direction', async () => {
  const { panel } = await placeJob({ job_title: '<b>فني</b>', job_company_name: '<i>شركة</i>' })
  const title = find(panel, 'li a')!
  expect([title.textContent, title.dir]).toEqual(['<b>فني</b>', 'auto'])
  expect(find(panel, 'li bdi')!.textContent).toBe('<i>شركة</i>')
})
