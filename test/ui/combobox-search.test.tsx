import { describe, expect, test } from 'vitest'
import { search } from '../../src/ui/combobox/lazy/search'

const options = (...names: string[]) => names.map((name, id) => ({ id, name }))

/** What is found, its typed part in brackets. */
const found = (names: string[], query: string) =>
  search(options(...names), query).map(({ choice: { name }, from, to }) =>
    to > from ? `${name.slice(0, from)}[${name.slice(from, to)}]${name.slice(to)}` : name,
  )

describe('what a text finds', () => {
  test('nothing typed finds all, as they come', () => {
    expect(found(['Igbo', 'Dutch'], ' ')).toEqual(['Igbo', 'Dutch'])
  })

  test('beginnings of names come first, then of words, then the rest', () => {
    const names = ['Airport', 'Brazilian Portuguese', 'Portuguese', 'Sea-port', 'Dutch']
    expect(found(names, 'port')).toEqual([
      '[Port]uguese',
      'Brazilian [Port]uguese',
      'Sea-[port]',
      'Air[port]',
    ])
  })

  test('a word’s beginning is marked rather than an earlier middle', () => {
    expect(found(['Report portal'], 'port')).toEqual(['Report [port]al'])
  })

  test.each([
    ['espanol', 'Español', '[Español]'],
    ['ESPAÑ', 'Español', '[Españ]ol'],
    ['turk', 'Türkiye', '[Türk]iye'],
    ['émile', 'Emile', '[Emile]'],
    ['ὀδ', 'Οδός', '[Οδ]ός'],
  ])('%s finds %s: capitals and accents aside', (query, name, marked) => {
    expect(found([name], query)).toEqual([marked])
  })

  test('a name that folding makes shorter is found, and not marked', () => {
    const decomposed = 'Espan\u0303ol'
    expect(found([decomposed], 'espanol')).toEqual([decomposed])
  })

  test('characters that mean something elsewhere mean themselves', () => {
    expect(found(['C++', 'C'], 'c+')).toEqual(['[C+]+'])
    expect(found(['API 5L (B)', 'API'], '(b')).toEqual(['API 5L [(B])'])
  })
})
