import * as v from 'valibot'

type Schema = v.GenericSchema

// One primitive instead of a union, a number, a nullable and a literal each: these few shapes are
// in every page's runtime, and valibot's own cost 0.5 kB more (brotli).

/** A number, or the text that carries one. */
export const scalar = v.custom<string | number>(
  given => typeof given === 'string' || typeof given === 'number',
  'is no text',
)

const optionalScalar = v.nullish(scalar, null)

/** A row's id, which a form, a query or a loosely typed backend carries as text. */
export const id = v.pipe(scalar, v.transform(Number), v.custom<number>(isId, 'is not an id'))

/** An id that may be missing, empty or 0; `null` then. */
export const optionalId = v.pipe(
  optionalScalar,
  v.transform(given => Number(given ?? 0) || null),
  v.custom<number | null>(given => given === null || isId(given), 'is not an id'),
)

/** A number that may be missing, such as a rating; `null` then. */
export const optionalAmount = v.pipe(
  optionalScalar,
  v.transform(given => (given === null || given === '' ? null : Number(given))),
  v.custom<number | null>(given => given === null || isNumber(given), 'is not a number'),
)

/** A number that has to be there, such as a page's. */
export const amount = v.pipe(
  scalar,
  v.transform(Number),
  v.custom<number>(isNumber, 'is not a number'),
)

/** A text that may be missing or empty; `null` then. */
export const text = v.pipe(
  optionalScalar,
  v.transform(given => (given === null || given === '' ? null : String(given))),
)

/** A date, `YYYY-MM-DD` without the time that some backends append (Q16). */
export const day = v.pipe(
  text,
  v.transform(given => given && given.replace(/^(\d{4}-\d\d-\d\d).*/, '$1')),
)

/** A flag in any of the forms that backends give it. */
export const flag = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform(given => !!given && given !== '0'),
)

function isNumber(given: unknown): boolean {
  return !Number.isNaN(given)
}

function isId(given: unknown): boolean {
  return Number.isSafeInteger(given) && (given as number) > 0
}

/** A choice of a lookup (R134, R155). */
export const option = v.object({ id, name: v.string() })

/** A list within an answer; empty when it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends Schema>(item: S) {
  return v.nullish(v.array(item), () => [])
}

/** What an answer holds under `data`; also read from `data.data`, and bare (Q34). */
/* @__NO_SIDE_EFFECTS__ */
export function inData<S extends Schema>(schema: S) {
  return v.pipe(
    v.unknown(),
    v.transform(body => unwrap(body) as v.InferInput<S>),
    schema,
  )
}

function unwrap(body: unknown): unknown {
  return typeof body === 'object' && body && 'data' in body ? unwrap(body.data) : body
}

/** The choices of a lookup (Q34). */
export const options = inData(v.array(option))

/** The server's own words on a success: bare, as `message` or under `data`; `null` without any. */
export const message = v.pipe(v.unknown(), v.transform(words))

function words(body: unknown): string | null {
  if (typeof body === 'string') return body || null
  if (typeof body !== 'object' || !body) return null
  const { message, data } = body as { message?: unknown; data?: unknown }
  return words(message ?? data)
}

/** One choice of a lookup. */
export type Option = v.InferOutput<typeof option>
