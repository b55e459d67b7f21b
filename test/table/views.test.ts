import { afterEach, expect, test } from 'vitest'
import { keep, keptOf } from '../../src/table/kept'
import { readableOf } from '../../src/table/place-in-list'
import { placeOf, searchOf, viewsIn } from '../../src/table/lazy/views'
import { addMeta } from '../support/page'

const source = {
  fields: { name: /./ },
  columns: [{ key: 'name', label: 'Name', value: () => null }],
}
const readable = readableOf(source)

afterEach(() => localStorage.clear())

test('a saved view has the filters and the order of the list, and neither its page nor its size', () => {
  const filters = { name: 'a & b', from_date: '2026-11-01' }
  const place = { page: 4, limit: 50, filters, sort: 'name', order: 'desc' } as const
  const search = searchOf(readable, place)
  expect(search).toBe('?name=a+%26+b&from_date=2026-11-01&sort=name&order=desc')
  expect(placeOf(readable, { name: 'Mine', search })).toEqual({
    filters,
    sort: 'name',
    order: 'desc',
  })
})

test('a view without an order takes the list’s own', () => {
  expect(placeOf(readable, { name: 'All', search: '' })).toEqual({ filters: {} })
})

test('a view’s order is none where the list’s heads give none', () => {
  const search = '?name=a&sort=name&order=desc'
  const unsorted = readableOf(source, false)
  expect(placeOf(unsorted, { name: 'Mine', search })).toEqual({ filters: { name: 'a' } })
})

test.each([[undefined], [5], [{}], ['a text'], [[null, 5, {}, { name: 'x' }]]])(
  'what is kept as %j has no views',
  kept => {
    expect(viewsIn(kept)).toEqual([])
  },
)

test('views are kept where an old library of the page gives lists and texts a `toJSON`', () => {
  const views = [{ name: 'Thin walls', search: '?name=wall' }]
  const text = JSON.stringify(views)
  const quoted = function (this: string) {
    return `"${this.replaceAll('"', '\\"')}"`
  }
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => text })
  Object.defineProperty(String.prototype, 'toJSON', { configurable: true, value: quoted })
  try {
    keep('products', { views })
    keep('products', { isCompact: true })
  } finally {
    for (const { prototype } of [Array, String]) Reflect.deleteProperty(prototype, 'toJSON')
  }
  expect(viewsIn(keptOf('products').views)).toEqual(views)
})

test('what is kept of a list is the account’s own', () => {
  addMeta('user', '{"id":7}')
  expect(keep('products', { isCompact: true })).toBe(true)
  expect(keep('products', { limit: 50 })).toBe(true)
  expect(keptOf('products')).toEqual({ isCompact: true, limit: 50 })
  expect(keptOf('services')).toEqual({})
  document.querySelector('meta[name=user]')!.setAttribute('content', '{"id":8}')
  expect(keptOf('products')).toEqual({})
})

test.each(['not JSON', 'null'])('a device that has kept %s has kept nothing', text => {
  keep('products', {})
  localStorage.setItem(localStorage.key(0)!, text)
  expect(keptOf('products')).toEqual({})
})
