import { expect, expectTypeOf, test } from 'vitest'
import { choice, flag, json, number, required, text, type Attribute } from '../../src/attributes'

test('a text is itself, empty included, and undefined while absent', () => {
  expect(text().parse('')).toBe('')
  expect(text().parse(' a ')).toBe(' a ')
  expect(text().absent).toBeUndefined()
  expect(text('jobs').absent).toBe('jobs')
})

test.each([
  ['4', 4],
  ['-2.5', -2.5],
  [' 7 ', 7],
  ['0', 0],
])('the number "%s" reads as %d', (written, value) => {
  expect(number().parse(written)).toBe(value)
})

test.each(['', ' ', 'four', '4px', '1,5', 'NaN'])(
  '"%s" is not a number, and the error says so',
  written => {
    expect(() => number().parse(written)).toThrow(`"${written}" is not a number`)
  },
)

test('an absent number is undefined, or what the widget names', () => {
  expect(number().absent).toBeUndefined()
  expect(number(20).absent).toBe(20)
})

test.each([
  ['', true],
  ['true', true],
  ['open', true],
  ['false', false],
])('the flag ="%s" is %s', (written, value) => {
  expect(flag().parse(written)).toBe(value)
})

test('an absent flag is false', () => {
  expect(flag().absent).toBe(false)
})

test('a choice takes its own words only, and its first while absent', () => {
  const kind = choice('jobs', 'courses')
  expect(kind.parse('courses')).toBe('courses')
  expect(kind.absent).toBe('jobs')
  expect(() => kind.parse('Courses')).toThrow('"Courses" is none of jobs, courses')
})

test('JSON gives its value, and an error where it is none', () => {
  expect(json<unknown>(null).parse('[{"href":"/a"}]')).toEqual([{ href: '/a' }])
  expect(() => json([]).parse('[{')).toThrow(SyntaxError)
})

test('a required attribute parses as the one it marks', () => {
  const slug = required(text())
  expect(slug).toMatchObject({ required: true, absent: undefined })
  expect(slug.parse('ut')).toBe('ut')
})

test('the types of attributes follow from how they are written', () => {
  expectTypeOf(text()).toEqualTypeOf<Attribute<string | undefined>>()
  expectTypeOf(number(1)).toEqualTypeOf<Attribute<number>>()
  expectTypeOf(choice('a', 'b')).toEqualTypeOf<Attribute<'a' | 'b'>>()
  expectTypeOf(required(text())).toEqualTypeOf<Attribute<string>>()
})
