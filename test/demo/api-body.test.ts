// @vitest-environment node
import { expect, test } from 'vitest'
import { nest } from '../../demo/api/body'

const fields = (query: string) => nest(new URLSearchParams(query))

test('R48 a name with empty brackets is a list', () => {
  expect(fields('languages[]=3&languages[]=7&city=Lyon')).toEqual({
    languages: ['3', '7'],
    city: 'Lyon',
  })
})

test('R210 numbered names are a list in the order of their numbers', () => {
  expect(fields('tags[10]=c&tags[2]=b&tags[0]=a')).toEqual({ tags: ['a', 'b', 'c'] })
  expect(fields('images[0][id]=4&images[1][id]=5&images[1][name]=x')).toEqual({
    images: [{ id: '4' }, { id: '5', name: 'x' }],
  })
})

test('R48 an empty text is no value; the last of two wins; NUL goes', () => {
  expect(fields('city=&a=1&a=2&b=x%00y')).toEqual({ city: null, a: '2', b: 'xy' })
})

test('an empty file input is no file', () => {
  const photo = new File(['x'], 'a.png')
  expect(nest([['resume', new File([], '')]])).toEqual({ resume: null })
  expect(nest([['images[0][file]', photo]])).toEqual({ images: [{ file: photo }] })
})

test('hostile names neither reach a prototype nor make a giant list', () => {
  const read = fields(
    '__proto__[admin]=1&constructor[prototype][admin]=1&a[4294967295]=x',
  ) as object
  expect(({} as { admin?: string }).admin).toBeUndefined()
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(read).toHaveProperty('a', ['x'])
})

test('a name that is not built like a list stands for itself', () => {
  expect(fields('a]=1&[b]=2&c[d=3&e[1][2][3][4][5]=6')).toEqual({
    'a]': '1',
    '[b]': '2',
    'c[d': '3',
    'e[1][2][3][4][5]': '6',
  })
})

test('two shapes under one name do not break the reader', () => {
  expect(fields('a=1&a[b]=2')).toEqual({ a: { b: '2' } })
  expect(fields('a[b]=2&a=1')).toEqual({ a: '1' })
})
