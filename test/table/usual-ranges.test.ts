import { expect, test } from 'vitest'
import { usualRanges } from '../../src/table/lazy/usual-ranges'

test('R182 the usual ranges end today or with the last month, whatever the length of months', () => {
  const ranges = usualRanges('2028-03-31').map(({ words, from, to }) => [words, from, to])
  expect(ranges).toEqual([
    ['Today', '2028-03-31', '2028-03-31'],
    ['Last 7 days', '2028-03-25', '2028-03-31'],
    ['Last 30 days', '2028-03-02', '2028-03-31'],
    ['This month', '2028-03-01', '2028-03-31'],
    ['Last month', '2028-02-01', '2028-02-29'],
    ['This year', '2028-01-01', '2028-03-31'],
  ])
})

test('R182 in January the last month is of the year before', () => {
  const last = usualRanges('2027-01-05').find(({ words }) => words === 'Last month')
  expect(last).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
})
