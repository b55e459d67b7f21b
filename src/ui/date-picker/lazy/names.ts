/** The names of days and months in a language; the browser knows them all, so none is loaded. */
export function namesOf(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat([locale, 'en'], { calendar: 'gregory', ...options })
    return (date: Date) => formatter.format(date)
  }
  // 2023 begins with a Sunday
  const days = [...Array(7).keys()].map(index => new Date(2023, 0, 1 + index))
  const months = [...Array(12).keys()].map(index => new Date(2023, index))
  const short = days.map(format({ weekday: 'short' }))
  const narrow = days.map(format({ weekday: 'narrow' }))
  return {
    days: days.map(format({ weekday: 'long' })),
    /** For the columns of a calendar that have no room for more. */
    narrow,
    /** For the columns of a calendar. */
    columns: short.map((name, index) => (name.length > 4 ? narrow[index]! : name)),
    months: months.map(format({ month: 'long' })),
    dayOf: format({ dateStyle: 'full' }),
    monthOf: format({ month: 'long', year: 'numeric' }),
  }
}

/** The names of days and months in one language. */
export type Names = ReturnType<typeof namesOf>
