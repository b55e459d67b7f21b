import { describe, expect, test } from 'vitest'
import { getViewedCompanies } from '../../src/contract'
import { bareCompanies, companies } from '../../stories/fixtures/companies'
import { answer } from '../../stories/support/calls'
import '../../widgets/viewed-companies/viewed-companies.element'
import { configure } from '../support/page'
import { listen, place, shown } from '../support/widget'
import { settle } from '../support/time'
import { find, links, textOf } from '../support/inside'
import { usePortal } from './portal'

/** The panel on a page, with what the portal answers. */
async function placePanel(body: object = companies) {
  const portal = usePortal(answer(getViewedCompanies, body as never))
  const panel = place('ndt-viewed-companies')
  await settle()
  const rows = [...panel.shadowRoot!.querySelectorAll('li')]
  return { panel, rows, ...portal }
}

/** The panel with one company, of which the portal knows this. */
async function placeCompany(known: object) {
  const { panel, rows } = await placePanel({
    data: [{ id: 34, company_name: 'Harrow Inspection', ...known }],
  })
  return { panel, row: rows[0]! }
}

test('R104 the companies are asked for once, and shown in the portal’s order', async () => {
  const ready = listen('ndt-ready')
  const { asked, rows } = await placePanel()
  expect(asked()).toEqual(['GET /api/v2/user/most-viewed-companies'])
  expect(rows.map(row => textOf(row.querySelector('bdi')!))).toEqual([
    'Harrow Inspection',
    'Baltic Integrity',
    'Tern Ultrasonics',
  ])
  expect(ready).toEqual([{ tag: 'ndt-viewed-companies' }])
})

test('R105 a row shows the logo, name, rating, reviews and the last visit', async () => {
  const { rows } = await placePanel()
  expect(rows[0]!.querySelector('img')!.src).toBe(companies.data[0]!.company_logo)
  expect(rows.map(textOf)).toEqual([
    'Harrow Inspection Rating 4.8 126 reviews Viewed today',
    'Baltic Integrity Rating 4.6 84 reviews Viewed 2 days ago',
    'Tern Ultrasonics Rating 4.3 31 reviews Viewed 5 days ago',
  ])
})

describe('R105 Q30 the last visit', () => {
  test.each([
    [0, ' Viewed today'],
    ['0', ' Viewed today'],
    [1, ' Viewed 1 days ago'],
    [30, ' Viewed 30 days ago'],
    [0.97, ' Viewed today'],
    ['3.2718391203704', ' Viewed 3 days ago'],
    [-1, ''],
    [null, ''],
    ['', ''],
    [undefined, ''],
  ])('of %j days ago reads "%s"', async (last_visited, text) => {
    const { row } = await placeCompany({ last_visited })
    expect(textOf(row)).toBe(`Harrow Inspection${text}`)
  })

  test('has the words that the page gives it, with a form for one', async () => {
    const texts = { viewed: 'Seen {n} days ago', 'viewed.one': 'Seen yesterday' }
    configure({ texts: { 'viewed-companies': texts } })
    const { rows } = await placePanel({
      data: [1, 2].map(last_visited => ({ id: last_visited, company_name: 'A', last_visited })),
    })
    expect(rows.map(textOf)).toEqual([
      expect.stringContaining('Seen yesterday'),
      expect.stringContaining('Seen 2 days ago'),
    ])
  })
})

test('R105 R138 a company without a logo has its initial', async () => {
  const { rows } = await placePanel(bareCompanies)
  expect(rows.map(row => row.querySelector('.logo')!.textContent)).toEqual(['Å', '3', 'K'])
})

test('R106 what the portal does not know is left out', async () => {
  const { row } = await placeCompany({ rating: null, number_of_reviews: null })
  expect(textOf(row)).toBe('Harrow Inspection')
})

test('R106 numbers may come as texts, and a zero is a number', async () => {
  const { row } = await placeCompany({ rating: '4', number_of_reviews: '0', last_visited: '3' })
  expect(textOf(row)).toContain('Rating 4.0 0 reviews Viewed 3 days ago')
})

test('R105 one review is one', async () => {
  const { row } = await placeCompany({ number_of_reviews: 1 })
  expect(textOf(row)).toMatch(/ 1 review$/)
})

test('R106 Q32 whether a company is featured is there for the page to see', async () => {
  const { rows } = await placePanel()
  expect(rows.map(row => row.dataset.featured)).toEqual(['true', 'false', 'false'])
})

test('R107 a company’s page opens in a new tab, and knows nothing of this one', async () => {
  const { panel } = await placePanel()
  const link = find<HTMLAnchorElement>(panel, 'li a')!
  expect(link.getAttribute('href')).toBe('/ndt-companies/harrow-inspection')
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test.each([
  ['harrow-inspection', '/ndt-companies/harrow-inspection'],
  ['a/b c', '/ndt-companies/a%2Fb%20c'],
  ['javascript:alert(1)', '/ndt-companies/javascript%3Aalert(1)'],
  [null, '/ndt-companies/34'],
])('R107 the slug %s leads to %s', async (company_slug, href) => {
  const { panel } = await placeCompany({ company_slug })
  expect(links(panel)['Harrow Inspection (opens in a new tab)']).toBe(href)
})

test('R109 the link Explore Companies leads to all of them', async () => {
  const { panel } = await placePanel()
  expect(links(panel)['Explore Companies']).toBe('/ndt-companies')
})

test('a name keeps its own direction, and stays text', async () => {
  const { panel, row } = await placeCompany({ company_name: '<b>شركة</b>' })
  expect(row.querySelector('bdi')!.textContent).toBe('<b>شركة</b>')
  expect(shown(panel)).toContain('<b>شركة</b>')
})
