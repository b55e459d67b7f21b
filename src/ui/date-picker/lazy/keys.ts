const DAYS: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 }
const MONTHS: Record<string, number> = { PageUp: -1, PageDown: 1 }

/** A key that was pressed in a calendar. */
interface Press {
  key: string
  shiftKey: boolean
  altKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  target?: EventTarget
}

/** The day that a key leads to, as the ARIA practices have it; undefined for other keys. */
export function dayByKey(from: Date, press: Press, isRtl: boolean): Date | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press
  // those are the browser's, such as its way back
  if (altKey || ctrlKey || metaKey) return undefined
  // days since Monday
  const weekday = (from.getDay() + 6) % 7
  const forth = isRtl ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return daysFrom(from, key === forth ? 1 : -1)
  if (key === 'Home') return daysFrom(from, -weekday)
  if (key === 'End') return daysFrom(from, 6 - weekday)
  if (DAYS[key]) return daysFrom(from, DAYS[key])
  if (MONTHS[key]) return monthsFrom(from, MONTHS[key] * (shiftKey ? 12 : 1))
  return undefined
}

/** The same day of another month, or that month's last. */
export function monthsFrom(date: Date, months: number): Date {
  const [year, month] = [date.getFullYear(), date.getMonth() + months]
  const last = new Date(year, month + 1, 0).getDate()
  return new Date(year, month, Math.min(date.getDate(), last))
}

function daysFrom(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Where the tab key leads from the first or the last stop of a calendar: round, as it is a dialog. */
export function nextStop(
  calendar: Element,
  { key, shiftKey, target }: Press,
): HTMLElement | undefined {
  if (key !== 'Tab') return undefined
  const stops = [...calendar.querySelectorAll<HTMLElement>('button, select, [tabindex="0"]')]
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  return target === from ? to : undefined
}
