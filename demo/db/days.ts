/** Days from one to another, both included; either end may be open. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** The last moment of a day in UTC that a date can tell. */
export const dayEnd = (day: string): Date => new Date(`${day}T23:59:59.999Z`)

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as companies read it: `9 November 2026` (R17). */
export const dayInWords = (moment: Date): string => words.format(moment)
