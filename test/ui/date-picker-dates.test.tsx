import { describe, expect, test } from 'vitest'
import { clampDay, readDay, toDate, toIso, writeDay } from '../../src/ui/date-picker/dates'
import { dayByKey, monthsFrom } from '../../src/ui/date-picker/lazy/keys'
import { namesOf } from '../../src/ui/date-picker/lazy/names'
import { problemOf } from '../../src/ui/date-picker'

describe('Q16 a day is a text on the wire, and no instant', () => {
  test.each([
    ['14-03-1991', '1991-03-14'],
    ['14/3/1991', '1991-03-14'],
    [' 4.3.1991 ', '1991-03-04'],
    ['14 03 1991', '1991-03-14'],
    ['14031991', '1991-03-14'],
    ['1991-03-14', '1991-03-14'],
    ['29-02-2024', '2024-02-29'],
  ])('%s is %s', (text, iso) => {
    expect(readDay(text, 'en')).toBe(iso)
  })

  test.each(['29-02-2023', '31-04-1991', '14-13-1991', '14-03-91', '00-01-2000', 'March', ''])(
    '%j stays as it is',
    text => {
      expect(readDay(text, 'en')).toBe(text)
      expect(toDate(readDay(text, 'en'))).toBeUndefined()
    },
  )

  test('R17 is shown as DD-MM-YYYY', () => {
    expect(writeDay('1991-03-14')).toBe('14-03-1991')
    expect(writeDay('14-3')).toBe('14-3')
  })

  test('goes there and back, whatever the time zone', () => {
    const days = Array.from({ length: 800 }, (_, index) => toIso(new Date(2023, 0, 1 + index)))
    expect(days.map(iso => toIso(toDate(iso)!))).toEqual(days)
    expect(new Set(days).size).toBe(800)
  })

  test('stays between the first and the last', () => {
    expect(clampDay('1850-01-01', '1900-01-01')).toBe('1900-01-01')
    expect(clampDay('2030-01-01', '1900-01-01', '2026-11-21')).toBe('2026-11-21')
    expect(clampDay('2000-01-01', '1900-01-01', '2026-11-21')).toBe('2000-01-01')
  })
})

test.each([
  ['', undefined],
  ['1991-03-14', undefined],
  ['2026-11-21', undefined],
  ['14-3', 'Write the date as DD-MM-YYYY.'],
  ['31-02-1991', 'There is no such date.'],
  ['31 February 1991', 'There is no such date.'],
  ['1 Ju 1991', 'Write the date as DD-MM-YYYY.'],
  ['1899-12-31', 'The date cannot be before 01-01-1900.'],
  ['2026-11-22', 'The date cannot be after 21-11-2026.'],
])('R44 of %j is said: %s', (value, problem) => {
  expect(problemOf(value, '1900-01-01', '2026-11-21')).toBe(problem)
})

describe('the keys of a calendar', () => {
  // a Thursday
  const from = new Date(1991, 2, 14)
  const led = (key: string, shiftKey = false, isRtl = false) => {
    const to = dayByKey(from, { key, shiftKey }, isRtl)
    return to && toIso(to)
  }

  test.each([
    ['ArrowLeft', '1991-03-13'],
    ['ArrowRight', '1991-03-15'],
    ['ArrowUp', '1991-03-07'],
    ['ArrowDown', '1991-03-21'],
    ['Home', '1991-03-11'],
    ['End', '1991-03-17'],
    ['PageUp', '1991-02-14'],
    ['PageDown', '1991-04-14'],
    ['Enter', undefined],
  ])('%s leads to %s', (key, day) => {
    expect(led(key)).toBe(day)
  })

  test('with Shift, the page keys turn years', () => {
    expect(led('PageUp', true)).toBe('1990-03-14')
    expect(led('PageDown', true)).toBe('1992-03-14')
  })

  test('the sides change where one reads from the right', () => {
    expect(led('ArrowLeft', false, true)).toBe('1991-03-15')
    expect(led('ArrowRight', false, true)).toBe('1991-03-13')
  })

  test('a month that is too short ends in its last day', () => {
    expect(toIso(monthsFrom(new Date(2024, 0, 31), 1))).toBe('2024-02-29')
    expect(toIso(monthsFrom(new Date(2024, 1, 29), -12))).toBe('2023-02-28')
  })
})

describe('names', () => {
  test('are those of the language', () => {
    const { months, columns, days, monthOf } = namesOf('de')
    expect(months[2]).toBe('März')
    expect(columns.slice(0, 2)).toEqual(['So', 'Mo'])
    expect(days[1]).toBe('Montag')
    expect(monthOf(new Date(1991, 2))).toBe('März 1991')
  })

  test('of columns are short everywhere', () => {
    for (const locale of ['en', 'ar', 'he', 'fa', 'hi', 'th', 'vi', 'zh', 'pt-BR']) {
      const { columns } = namesOf(locale)
      expect(columns.filter(name => name.length > 4)).toEqual([])
      expect(columns).toHaveLength(7)
    }
  })

  test('count from the year of the wire, in every language', () => {
    expect(namesOf('th').monthOf(new Date(1991, 2))).toMatch('1991')
    expect(namesOf('en').dayOf(new Date(1991, 2, 14))).toBe('Thursday, March 14, 1991')
  })
})
