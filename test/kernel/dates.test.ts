import { expect, test } from 'vitest'
import { formatDate } from '../../src/dates'

test.each([
  ['2024-02-29', '29-02-2024'],
  ['2024-01-05T23:30:00.000000Z', '05-01-2024'],
  ['2024-01-05 23:30:00', '05-01-2024'],
])('R17 %s shows as %s, whatever the time zone', (wire, text) => {
  expect(formatDate(wire)).toBe(text)
})

test.each(['', 'yesterday', '05-01-2024', '2024-1-5'])(
  '"%s" is no date of the wire, and stays',
  text => {
    expect(formatDate(text)).toBe(text)
  },
)
