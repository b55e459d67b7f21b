import { describe, expect, test } from 'vitest'
import { readDay, toIso, writeLong } from '../../src/ui/date-picker/dates'

describe('a day whose month is written in words', () => {
  test.each([
    ['24 December 2026', 'en', '2026-12-24'],
    ['4 dec 2026', 'en', '2026-12-04'],
    ['24-Dec-2026', 'en', '2026-12-24'],
    ['1 Sept. 2026', 'en', '2026-09-01'],
    ['1 may 2026', 'en', '2026-05-01'],
    ['24. Dezember 2026', 'de', '2026-12-24'],
    ['24 December 2026', 'de', '2026-12-24'],
    ['24 12月 2026', 'ja', '2026-12-24'],
  ])('%s in %s is %s', (text, locale, iso) => {
    expect(readDay(text, locale)).toBe(iso)
  })

  test.each(['de', 'fr', 'ar', 'ja', 'pl', 'en-GB'])('is read as it is shown in %s', locale => {
    const days = Array.from({ length: 12 }, (_, month) => toIso(new Date(2026, month, 28)))
    expect(days.map(iso => readDay(writeLong(iso, locale), locale))).toEqual(days)
  })

  test.each([
    '4 ju 2026',
    '4 Ma 2026',
    '4 Decembre 2026',
    '4 De 2026',
    'December 2026',
    '4 Dec 26',
  ])('%j names no month that is clear, and stays as it is', text => {
    expect(readDay(text, 'en')).toBe(text)
  })
})
