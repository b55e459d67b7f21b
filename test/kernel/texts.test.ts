import { describe, expect, test } from 'vitest'
import { count, fill, texts } from '../../src/texts'
import { configure } from '../support/page'
import { typeErrors } from '../support/type-errors'

const english = { title: 'Saved', empty: 'Nothing saved yet.' }
const saved = texts('saved-panel', english)
const viewed = texts('viewed-companies', english)

test('a group’s texts are the English ones', () => {
  expect(saved()).toEqual(english)
})

test('a page replaces the texts that it names, of that group only', () => {
  configure({ texts: { 'saved-panel': { title: 'Gemerkt' } } })
  expect(saved()).toEqual({ title: 'Gemerkt', empty: 'Nothing saved yet.' })
  expect(viewed()).toEqual(english)
})

test('a key that the group has not is an error of types', () => {
  const asking = (words: string) => `
    import { count, texts } from './src/texts'
    const savedTexts = texts('saved-panel', { title: 'Saved', rows: '{n} rows' })
    export const t = savedTexts()
    export const words = ${words}`
  expect(
    typeErrors({
      'right.ts': asking(`[t.title, count(t, 'rows', 1)]`),
      'read.ts': asking('t.heading'),
      'counted.ts': asking(`count(t, 'columns', 1)`),
    }),
  ).toEqual([
    expect.stringContaining(`Property 'heading' does not exist`),
    expect.stringContaining(`"columns"' is not assignable`),
  ])
})

test('values fill their places in a text, each as often as it stands there', () => {
  expect(fill('{n} of {all}, {n} left', { n: 2, all: 'ten' })).toBe('2 of ten, 2 left')
  expect(fill('Nothing to fill', {})).toBe('Nothing to fill')
})

test('a value that looks like a place or a pattern is left as it is', () => {
  expect(fill('Remove {name}?', { name: '{n} $& $1' })).toBe('Remove {n} $& $1?')
})

describe('a counted text', () => {
  const words = { viewed: 'Viewed {n} days ago' }

  test('is the described one, whatever the number', () => {
    expect([0, 1, 2].map(n => count(words, 'viewed', n))).toEqual([
      'Viewed 0 days ago',
      'Viewed 1 days ago',
      'Viewed 2 days ago',
    ])
  })

  test('takes the forms that a page adds', () => {
    const forms = { ...words, 'viewed.one': 'Viewed yesterday' }
    expect(count(forms, 'viewed', 1)).toBe('Viewed yesterday')
    expect(count(forms, 'viewed', 2)).toBe('Viewed 2 days ago')
  })

  test('follows the page’s language', () => {
    configure({ locale: 'pl' })
    const forms = {
      days: '{n} dnia',
      'days.one': '{n} dzień',
      'days.few': '{n} dni',
      'days.many': '{n} dni',
    }
    expect([1, 3, 5, 1.5].map(n => count(forms, 'days', n))).toEqual([
      '1 dzień',
      '3 dni',
      '5 dni',
      '1.5 dnia',
    ])
  })
})
