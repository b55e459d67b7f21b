import { fill } from '../../texts'
import { spellDay, toDate, writeDay } from './dates'
import { datePickerTexts } from './texts'

/** What is wrong with a day that was typed; undefined when nothing is. */
export function problemOf(
  value: string,
  min: string,
  max?: string,
  locale = 'en',
): string | undefined {
  const t = datePickerTexts()
  if (!value) return undefined
  if (!toDate(value)) return spellDay(value, locale) ? t.unreal : t.format
  if (value < min) return fill(t.early, { date: writeDay(min) })
  if (max && value > max) return fill(t.late, { date: writeDay(max) })
  return undefined
}
