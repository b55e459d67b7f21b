/** Days from one to another, both included; either end may be open. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

const DAY = 86_400_000

/** The moment at which a day has ended, in UTC. */
export const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY)

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date as companies read it: `9 November 2026` (R17). */
export const dayInWords = (moment: Date): string => words.format(moment)
