import realDestr from 'destr'
import * as ufo from 'ufo'
import { describe, expect, test } from 'vitest'
import destr from '../../build/lean/destr.mjs'
import { withBase, withQuery } from '../../build/lean/ufo.mjs'

const path = '/api/v2/user/get-saved-job'

describe('the lean ufo', () => {
  test.each([
    ['nothing', {}],
    ['a number', { is_applied: 2 }],
    ['a zero', { is_applied: 0 }],
    ['an empty text', { name: '' }],
    ['a text with spaces', { name: 'phased array' }],
    ['a text with marks of its own', { name: 'a&b=c?d#e+f/g%20' }],
    ['a text in any script', { name: 'فحص 検査 é 👩‍🔬' }],
    ['several', { page: 2, name: 'UT', status: 1 }],
    ['what is undefined', { page: 2, name: undefined }],
    ['only what is undefined', { name: undefined }],
    ['a list', { category: [3, 8] }],
    ['a list of one', { category: [3] }],
    ['an empty list', { category: [] }],
  ])('asks for %s as ufo does', (_, query) => {
    const parts = (url: string) => {
      const { pathname, searchParams } = new URL(url, 'https://portal.example')
      return [pathname, [...searchParams]]
    }
    const lean = withQuery(path, query)
    expect(parts(lean)).toEqual(parts(ufo.withQuery(path, query)))
    expect(lean.endsWith('?')).toBe(false)
  })

  test('adds to the query of an address that a host gave, as ufo does', () => {
    const given = '/export?type=products'
    expect(withQuery(given, { page: 2 })).toBe('/export?type=products&page=2')
    expect(withQuery(given, { page: 2 })).toBe(ufo.withQuery(given, { page: 2 }))
    expect(withQuery(given, {})).toBe(given)
  })

  test('leaves out what is null, where ufo names it without a value', () => {
    expect(withQuery(path, { page: 2, name: null })).toBe(`${path}?page=2`)
  })

  test.each(['/api/v2/get-skills', 'https://portal.example/api/v2/get-skills'])(
    'leaves %s as it is, as ufo does without a base',
    url => expect(withBase(url)).toBe(ufo.withBase(url, '')),
  )
})

describe('the lean destr', () => {
  test.each([
    '{"data":[{"id":1,"name":"Norway"}]}',
    '{"data":{"data":[]}}',
    '[]',
    '"Successful!"',
    '7',
    '-0.5',
    'true',
    'null',
    ' {"data": [] }\n',
    '{"name":"\\u00e9 \\" \\\\ 👩‍🔬"}',
  ])('reads the JSON %s as destr does', json => {
    expect(destr(json)).toEqual(realDestr(json))
    expect(destr(json)).toEqual(JSON.parse(json))
  })

  test.each(['', 'Server Error', '<!doctype html><p>Sign in</p>', '{"data":[', "{'id': 1}"])(
    'leaves the text %j to the contract, as destr does',
    text => {
      expect(destr(text)).toBe(text)
      expect(destr(text)).toBe(realDestr(text))
    },
  )
})
