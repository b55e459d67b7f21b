import * as v from 'valibot'

/** The most that a line of text holds (Q102). */
const LINE = 255
const URL_LENGTH = 2048

/** Whether anything of a text is seen: not with blanks alone, of which Unicode has some that no trim takes. */
export const isVisible = (text: string): boolean => /[^\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u.test(text)

const filled = v.check<string, string>(isVisible, 'The :attribute field is required.')

/** A line of text that has to be there. */
export const line = v.pipe(v.string(), v.maxLength(LINE), v.trim(), filled)

/** A text of at most so many UTF-16 units, as browsers count; blank counts as none (R43, R62, R113). */
export const optionalText = (limit = LINE) =>
  v.nullish(v.pipe(v.string(), v.maxLength(limit), v.transform(orNull)), null)

function orNull(text: string): string | null {
  return text.trim() || null
}

// What phones and word processors put in: other spaces, other hyphens, marks of direction.
const tidy = v.transform<string, string>(text =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim(),
)

const isPhone = v.check<string, string>(
  text => /^[\d +()-]*$/.test(text) && (text === '' || /\d/.test(text)),
  'The :attribute format is invalid.',
)

/** A contact number: digits, spaces and `+ - ( )` (Q17). */
export const phone = v.pipe(line, tidy, filled, isPhone)

/** A contact number that may be left out. */
export const optionalPhone = v.nullish(
  v.pipe(v.string(), v.maxLength(LINE), tidy, isPhone, v.transform(orNull)),
  null,
)

/** An address of mail. */
export const email = v.pipe(
  line,
  v.check(
    text => text.length > LINE || v.EMAIL_REGEX.test(text),
    'The :attribute must be a valid email address.',
  ),
)

/** An address on the web, kept as typed. */
export const optionalUrl = v.nullish(
  v.pipe(
    v.string(),
    v.maxLength(URL_LENGTH),
    v.transform(orNull),
    v.check(url => url === null || isWebUrl(url), 'The :attribute must be a valid URL.'),
  ),
  null,
)

function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** A day of birth that has come somewhere on Earth: a browser's today can be a day ahead (R44, Q16). */
export const birthday = v.nullish(
  v.pipe(
    v.string(),
    v.isoDate(),
    v.check(isDay, 'The :attribute must be a valid date.'),
    v.check(
      day => day <= dayOf(Date.now() + 14 * 3_600_000),
      'The :attribute must be a date before or equal to today.',
    ),
    v.check(day => day >= '1900-01-01', 'The :attribute must be a date after 31-12-1899.'),
  ),
  null,
)

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Whether a text of the right form is a day that the calendar has; it begins with the year 1. */
export function isDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(moment) && dayOf(moment) === day && day >= '0001'
}
