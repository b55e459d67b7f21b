const minute = 60_000
const day = 86_400_000

/** The moment some days before `now`, at a time of that day (UTC) and never later than `now`. */
export function daysAgo(now: Date, days: number, hour: number, minutes = 0): Date {
  const midnight = Math.floor(now.getTime() / day) * day
  const moment = midnight - days * day + (hour * 60 + minutes) * minute
  return new Date(Math.min(moment, now.getTime()))
}

/** The moment some days after another. */
export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * day)

const isHoliday = (moment: Date) => {
  const date = moment.toISOString().slice(5, 10)
  return date >= '12-21' || date <= '01-03'
}

/**
 * The first and the last day of a course of so many days that begins at least `after` days from `now`:
 * on a Monday, with weekends off if it is longer than a week, and never around the turn of the year.
 */
export function courseDates(now: Date, after: number, days: number): [first: Date, last: Date] {
  const weekends = days > 6 ? 2 * Math.floor((days - 1) / 5) : 0
  const earliest = daysAfter(daysAgo(now, 0, 0), after)
  let first = daysAfter(earliest, (8 - earliest.getUTCDay()) % 7)
  const last = () => daysAfter(first, days - 1 + weekends)
  while (isHoliday(first) || isHoliday(last())) first = daysAfter(first, 7)
  return [first, last()]
}

/** A moment's date, as the database takes it. */
export const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10)
