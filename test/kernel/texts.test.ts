import { describe, expect, test } from 'vitest'
import { count, fill, texts } from '../../src/texts'
import { configure } from '../support/page'

const english = { title: 'Saved', empty: 'Nothing saved yet.' }

test('a widget’s texts are the English ones', () => {
  expect(texts('saved-panel', english)).toEqual(english)
})

test('a page replaces the texts that it names, of that widget only', () => {
  configure({ texts: { 'saved-panel': { title: 'Gemerkt' } } })
  expect(texts('saved-panel', english)).toEqual({ title: 'Gemerkt', empty: 'Nothing saved yet.' })
  expect(texts('viewed-companies', english)).toEqual(english)
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
