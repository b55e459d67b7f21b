import { today, toDate, toIso } from '../../ui/date-picker'
import type { Days } from '../place-in-list'
import { findingTexts } from './finding.texts'

/** The ranges of days that people ask for, by the visitor's calendar; none goes beyond today. */
export function usualRanges(to = today()): (Required<Days> & { words: string })[] {
  const t = findingTexts()
  const now = toDate(to)!
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const dayOf = (...day: [number, number, number]) => toIso(new Date(...day))
  const ago = (days: number) => dayOf(year, month, now.getDate() - days)
  return [
    { words: t.today, from: to, to },
    { words: t.week, from: ago(6), to },
    { words: t.month, from: ago(29), to },
    { words: t.thisMonth, from: dayOf(year, month, 1), to },
    { words: t.lastMonth, from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) },
    { words: t.thisYear, from: dayOf(year, 0, 1), to },
  ]
}
