import * as v from 'valibot'
import { after, isEmpty, isObject, leaf, object, optional, promised, rows } from './reading'
import { read, schemaOf, type Schema } from './schema'

/** A number, or the text that carries one, as it came. */
export const scalar = v.custom<string | number>(
  given => typeof given === 'string' || typeof given === 'number',
)

/** A row's id, which a form, a query or a loosely typed backend carries as text. */
export const id = leaf<string | number, number>('an id', toId)

/** An id that may be missing, empty or 0; `null` then. */
export const optionalId = optional(
  leaf<string | number, number | null>('an id', given =>
    toNumber(given) === 0 ? null : toId(given),
  ),
)

/** A number that has to be there, such as a page's. */
export const amount = leaf<string | number, number>('a number', given => {
  const number = toNumber(given)
  return Number.isFinite(number) ? number : undefined
})

/** A number that may be missing, such as a rating; `null` then. */
export const optionalAmount = optional(amount)

/** A text that has to be there, such as a row's name; a number is its text. */
export const words = leaf<string | number, string>('a text', toText)

/** A text that may be missing or empty; `null` then. */
export const text = optional(words)

/** The version of what a read gives: none where a save's `If-Match` could not carry it, as in other letters. */
export const version = optional(
  leaf<string | number, string>('a text', given => /^[ -~]+$/.exec(toText(given) ?? '')?.[0]),
)

/** A date, `YYYY-MM-DD` without the time that some backends append (Q16); MySQL's zero is none. */
export const day = optional(
  leaf<string | number, string | null>('a date', given =>
    /^0000-/.test(given) ? null : toDay(given),
  ),
)

/** A flag in any of the forms that backends give it; a date says yes. */
export const flag = optional(leaf<unknown, boolean>('yes or no', toFlag), false)

function toText(given: unknown): string | undefined {
  return typeof given === 'number' || (given && typeof given === 'string') ? `${given}` : undefined
}

function toNumber(given: unknown): number {
  return Number(toText(given)?.trim() || NaN)
}

function toId(given: unknown): number | undefined {
  const number = toNumber(given)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Yes or no, as far as the value says one; a date says yes. */
export function toFlag(given: unknown): boolean | undefined {
  const said = `${given as string}`
  if (said === 'true' || toDay(given)) return true
  if (said === 'false') return false
  const number = toNumber(given)
  return Number.isNaN(number) ? undefined : !!number
}

/** The day that a text names in one way only: with slashes, where no month is as high as its first number. */
export function toDay(given: unknown): string | undefined {
  const text = `${given as string}`
    .replace(/^(?=\d+-|1[3-9]|[23]\d)(\d\d?)[-/](\d\d?)[-/](\d{4})$/, '$3-$2-$1')
    .replace(/\b\d\b/g, '0$&')
  const [said, numeric, worded] = /^\d{4}-\d\d-(\d\d)(?!\d)|^(\d\d) [a-z]+ \d{4}$/i.exec(text) ?? []
  const date = new Date(worded ? `${said} UTC` : said!)
  const iso = isNaN(+date) ? '' : date.toISOString().slice(0, 10)
  // a day that its month has not is taken for one of the next
  return iso.slice(-2) === (numeric ?? worded) ? iso : undefined
}

/** A choice of a lookup (R134, R155). */
export const option = object({ id, name: words })

/** A choice, or a name in its place, which no form can send back; a number in a text is no name. */
const choiceOrName = schemaOf<Schema<v.InferInput<typeof option>, ShownOption>>(given => {
  const isName = toText(given) && isNaN(+given)
  return read(isName ? promised(option, { id: null, name: given }) : option, given)
}, option)

/** A choice that is also shown. */
export const shownOption = optional(choiceOrName)

/** A list within an answer; empty when it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends Schema>(item: S) {
  return optional(rows(item), [])
}

/** Choices that are also shown; some backends write their names as one text. */
export const shownOptions = optional(
  after(given => toText(given)?.split(/, */) ?? given, rows(choiceOrName)),
  [],
)

/** What an answer holds under `data`; also read from `data.data`, and bare (Q34). */
/* @__NO_SIDE_EFFECTS__ */
export function inData<S extends Schema>(schema: S) {
  return Object.assign(after(unwrap, schema), { data: schema })
}

/** Empty data are an empty list; no data are none, and neither are those of an answer that says no (Q115). */
function unwrap(body: unknown): unknown {
  if (!isObject(body) || !('data' in body) || body.success === false) return body
  return isEmpty(body.data) ? [] : unwrap(body.data)
}

/** The choices of a lookup (Q34). */
export const options = inData(rows(option))

/** The server's own words on a success: bare, as `message` or under `data`; `null` without any. */
export const message = leaf<unknown, string | null>('words', body =>
  body && !Array.isArray(body) ? wordsOf(body) : undefined,
)

function wordsOf(body: unknown): string | null {
  if (typeof body === 'string') return body || null
  if (!isObject(body)) return null
  return wordsOf(body.message ?? body.data)
}

/** A choice, or without an id its words alone. */
export interface ShownOption {
  id: number | null
  name: string
}

/** One choice of a lookup. */
export type Option = v.InferOutput<typeof option>
