import * as v from 'valibot'
import { isVisible } from '../api/rules'
import { isCommon, TOO_COMMON } from './common-passwords'

/** What was typed, and the first message of each field that cannot be taken. */
export interface Typed {
  values: Record<string, string>
  errors: Record<string, string>
}

/** Nothing typed yet. */
export const blank: Typed = { values: {}, errors: {} }

/** The most characters that a field of these forms holds, a password too. */
export const LONGEST = 255
/** The fewest characters of a password (Q41). */
export const MIN_PASSWORD = 8

// NUL is the one character that PostgreSQL cannot store; what nobody sees counts as empty
const clean = v.transform<string, string>(text =>
  isVisible(text) ? text.replaceAll('\0', '').trim() : '',
)

/** A field that a hand-made form leaves out counts as empty. */
const typed = v.optional(v.string(), '')

const short = (field: string) =>
  v.maxLength<string, number, string>(
    LONGEST,
    `The ${field} must not be greater than ${LONGEST} characters.`,
  )

const filled = (field: string) => v.nonEmpty<string, string>(`The ${field} field is required.`)

const required = (field: string) => v.pipe(typed, clean, filled(field), short(field))

const NO_EMAIL = 'The email must be a valid email address.'

// a Kelvin sign passes for a letter, and in lower case is a k: somebody else's address
const email = v.pipe(required('email'), v.email(NO_EMAIL), v.regex(/^[ -~]*$/, NO_EMAIL))

const password = v.pipe(typed, filled('password'), short('password'))

const newPassword = v.pipe(
  password,
  v.minLength(MIN_PASSWORD, `The password must be at least ${MIN_PASSWORD} characters.`),
  v.check(password => !isCommon(password), `The password ${TOO_COMMON}`),
)

/** The form that signs in; it does not tell whether an address could have an account. */
export const signInForm = v.object({ email: required('email'), password })

/** The form that makes a job seeker's account. */
export const userSignUpForm = v.object({
  first_name: required('first name'),
  last_name: v.pipe(typed, clean, short('last name')),
  email,
  password: newPassword,
})

/** The form that makes a company and its first account. */
export const companySignUpForm = v.object({
  company_name: required('company name'),
  contact_person_name: required('contact person name'),
  email,
  password: newPassword,
})

/** The form that asks for a mail to reset a password. */
export const forgotForm = v.object({ email })

/** The form that sets a new password by a mailed link. */
export const resetForm = v.object({ password: newPassword })

/** The form that changes a password. */
export const changeForm = v.object({
  current_password: v.pipe(typed, filled('current password'), short('current password')),
  password: newPassword,
})

/** Reads a form; `taken` is there only when every field is right. */
export function readForm<S extends v.GenericSchema>(
  schema: S,
  body: Record<string, unknown>,
): Typed & { taken?: v.InferOutput<S> } {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') values[name] = value
  }
  const result = v.safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const issue of result.issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return { values, errors, ...(result.success && { taken: result.output }) }
}
