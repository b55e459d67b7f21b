// @vitest-environment node
import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { getServices } from '../../src/contract'

const rows = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, name: 'Probe' }))

/** Where an answer says that it stands, and how much of it was odd. */
function placeIn(answer: unknown) {
  const { output, issues = [] } = safeParse(getServices.answer, answer)
  const { data, pagination } = output as { data: object[]; pagination: object }
  return { shown: data.length, ...pagination, odd: issues.length }
}

const whole = { shown: 10, current_page: 2, per_page: 10, total: 64, total_pages: 7, odd: 0 }
const at = { current_page: 2, per_page: 10 }

test.each([
  ['the description’s', { data: rows, meta: { pagination: { ...at, total: 64, total_pages: 7 } } }],
  ['a Laravel resource', { data: rows, meta: { ...at, total: 64, last_page: 7 }, links: {} }],
  ['a Laravel paginator', { data: rows, ...at, total: 64, last_page: 7 }],
  ['one below data', { success: true, data: { data: rows, ...at, total: 64, last_page: 7 } }],
  ['a pagination beside', { data: rows, pagination: { ...at, total: '64', total_pages: '7' } }],
  ['Kaminari', { data: rows, meta: { ...at, total_count: 64, total_pages: 7 } }],
  ['Pagy', { data: rows, pagination: { page: 2, limit: 10, count: 64, pages: 7 } }],
  ['Django', { count: 64, page: 2, page_size: 10, next: '?page=3', results: rows }],
])('R183 the place is read from %s', (_, answer) => expect(placeIn(answer)).toEqual(whole))

test('R183 a total can be the least that there are', () => {
  const pagination = { ...at, total: 10_001, total_pages: 1001, total_is_minimum: true }
  const place = { shown: 10, ...at, total: 10_001, total_pages: 1001, isAtLeast: true, odd: 0 }
  expect(placeIn({ data: rows, meta: { pagination } })).toEqual(place)
})

describe('R183 what contradicts the rows is not believed', () => {
  const of = (part: object) => ({ data: rows, meta: { pagination: { ...at, ...part } } })
  test.each([
    [
      { total: 64, total_pages: 0 },
      { total: 64, total_pages: 7 },
    ],
    [
      { total: 64, total_pages: '0' },
      { total: 64, total_pages: 7 },
    ],
    [
      { total: 64, total_pages: 1 },
      { total: 64, total_pages: 7 },
    ],
    [
      { total: 0, total_pages: 7 },
      { total: 61, total_pages: 7, isAtLeast: true },
    ],
    [
      { total: 0, total_pages: 2 },
      { total: 20, total_pages: 2 },
    ],
    [{ total: 0 }, { total: 20, total_pages: 0, isAtLeast: true }],
  ])('%j', (part, expected) => expect(placeIn(of(part))).toMatchObject(expected))
})
