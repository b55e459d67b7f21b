import { expect, test, vi } from 'vitest'
import { numeral } from '../../src/table/numeral'
import { configure } from '../support/page'

test.each([
  ['en', 7, '7'],
  ['en', 1234, '1,234'],
  ['de-CH', 999, '999'],
  ['de', 1234, '1.234'],
  ['es', 1234, '1234'],
  ['fa', 12, '۱۲'],
  ['ar-EG', 12, '١٢'],
  ['mr', 12, '१२'],
  ['zh', 12, '12'],
])('in %s %d is written %s', (locale, n, text) => {
  configure({ locale })
  expect(numeral(n)).toBe(text)
  expect(numeral(n)).toBe(new Intl.NumberFormat(locale).format(n))
})

test.each(['en', 'en_GB'])('in %s a small one is written at once', locale => {
  configure({ locale })
  const format = vi.spyOn(Intl, 'NumberFormat')
  expect(numeral(999)).toBe('999')
  expect(format).not.toHaveBeenCalled()
})
