import { describe, expect, test } from 'vitest'
import { getSavedCourses, getSavedJobs } from '../../src/contract'
import { answer } from '../../stories/support/calls'
import { configure } from '../support/page'
import { listen } from '../support/widget'
import { settle } from '../support/time'
import { choose, control, entries, hasControl, links, press, seen } from '../support/inside'
import { COURSES, JOBS, placePanel } from './panel'

const none = [answer(getSavedJobs, { data: [] }), answer(getSavedCourses, { data: [] })]

test('R85 R87 Q27 the panel starts with all jobs', async () => {
  const ready = listen('ndt-ready')
  const { panel, asked, titles } = await placePanel()
  expect((control(panel, 'Show') as HTMLSelectElement).value).toBe('jobs')
  expect(asked()).toEqual([`${JOBS}?is_applied=2`])
  expect(titles()).toHaveLength(5)
  expect(ready).toEqual([{ tag: 'ndt-saved-panel' }])
})

test('R85 R88 its dropdown switches to the courses, and back', async () => {
  const { panel, asked, titles } = await placePanel()
  const options = [...panel.shadowRoot!.querySelectorAll('option')]
  expect(options.map(option => option.textContent)).toEqual(['Jobs', 'Courses'])
  await choose(panel, 'Show', 'courses')
  expect(asked()).toEqual([`${JOBS}?is_applied=2`, `${COURSES}?is_applied=2`])
  expect(titles()).toContain('TOFD Level II with exam')
  await choose(panel, 'Show', 'jobs')
  expect(titles()).toContain('Senior PAUT Technician')
})

test('R85 R86 the page says what to show first, and may change its mind', async () => {
  const { panel, asked } = await placePanel({ kind: 'courses', filter: 'applied' })
  expect(hasControl(panel, 'Filter: Registered')).toBe(true)
  panel.setAttribute('kind', 'jobs')
  panel.filter = 'bookmarked'
  await settle()
  expect([asked()[0], asked().at(-1)]).toEqual([`${COURSES}?is_applied=1`, `${JOBS}?is_applied=0`])
})

describe('R86 the filter', () => {
  test.each([
    ['jobs', ['All', 'Bookmarked', 'Applied']],
    ['courses', ['All', 'Bookmarked', 'Registered']],
  ])('of %s offers %j, and marks the one that is on', async (kind, labels) => {
    const { panel } = await placePanel({ kind })
    await press(panel, 'Filter: All')
    expect(entries(panel)).toEqual(labels)
    const checked = labels.map(label => control(panel, label).getAttribute('aria-checked'))
    expect(checked).toEqual(['true', 'false', 'false'])
  })

  test.each([
    ['R87', 'jobs', 'Bookmarked', `${JOBS}?is_applied=0`],
    ['R87', 'jobs', 'Applied', `${JOBS}?is_applied=1`],
    ['R88', 'courses', 'Bookmarked', `${COURSES}?is_applied=0`],
    ['R88', 'courses', 'Registered', `${COURSES}?is_applied=1`],
  ])('%s of %s, set to %s, asks %s', async (_, kind, label, line) => {
    const { panel, asked } = await placePanel({ kind })
    await press(panel, 'Filter: All')
    await press(panel, label)
    expect(asked().at(-1)).toBe(line)
    expect(hasControl(panel, `Filter: ${label}`)).toBe(true)
    await press(panel, `Filter: ${label}`)
    await press(panel, 'All')
    expect(hasControl(panel, 'Filter: All')).toBe(true)
  })

  test('shows the rows that it keeps, and says on its button which', async () => {
    const { panel, titles } = await placePanel({ filter: 'applied' })
    expect(titles()).toEqual(['Senior PAUT Technician', 'Radiographic Interpreter'])
    expect(seen(control(panel, 'Filter: Applied'))).toBe('Applied')
  })

  test('stays when the dropdown switches', async () => {
    const { panel, asked } = await placePanel({ filter: 'bookmarked' })
    await choose(panel, 'Show', 'courses')
    expect(asked().at(-1)).toBe(`${COURSES}?is_applied=0`)
  })
})

describe('R89 R38 the link that leads on', () => {
  test.each([
    ['jobs', 'Explore Jobs', '/ndt-jobs'],
    ['courses', 'Explore Courses', '/ndt-courses'],
  ])('from %s is %s', async (kind, label, href) => {
    const { panel } = await placePanel({ kind })
    expect(links(panel)[label]).toBe(href)
  })

  test.each(['jobs', 'courses'])('Q1 is not there without %s', async kind => {
    const { panel } = await placePanel({ kind }, none)
    expect(Object.keys(links(panel))).toEqual(['Click here to start exploring!'])
  })
})

test('R85 R86 R89 a page replaces the texts', async () => {
  const texts = { jobs: 'Stellen', filter: 'Filtern', all: 'Alle', exploreJobs: 'Mehr Stellen' }
  configure({ texts: { 'saved-panel': texts } })
  const { panel } = await placePanel()
  expect(hasControl(panel, 'Filtern: Alle')).toBe(true)
  expect(links(panel)['Mehr Stellen']).toBe('/ndt-jobs')
})
