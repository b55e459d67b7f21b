import type * as v from 'valibot'
import { read, schemaOf, type Read, type Schema } from './schema'

function miss(input: unknown, expected: string): Read {
  const message = `is not ${expected}`
  return { typed: false, issues: [{ kind: 'schema', type: 'custom', input, message, path: [] }] }
}

/** A value that `take` understands; `undefined` says that it does not. */
/* @__NO_SIDE_EFFECTS__ */
export function leaf<I, O>(
  expected: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- anything may come
  take: (given: any) => O | undefined,
): Schema<I, O> {
  return schemaOf(
    given => {
      const value = take(given)
      return value === undefined ? miss(given, expected) : { typed: true, value }
    },
    { type: 'custom', expects: expected },
  )
}

/** An object with at least one of these parts that can be read; it stands when each of them does. */
/* @__NO_SIDE_EFFECTS__ */
export function object<E extends v.ObjectEntries>(entries: E): v.ObjectSchema<E, undefined> {
  return schemaOf(
    given => {
      const whole: Read = { typed: true, value: {} }
      let isOne = false
      if (isObject(given)) {
        // nothing that a page's libraries add to every object
        for (const key of Object.keys(entries)) {
          const part = readPart(whole, entries[key] as Schema, given, key)
          isOne ||= key in given && (!part.issues || part.value != null)
          whole.typed &&= part.typed
          whole.value[key] = part.value
        }
      }
      return isOne ? whole : miss(given, 'such an object')
    },
    { type: 'object', entries },
  )
}

/** A list without the rows that cannot be read; it stands when there are none, or one can (Q108). */
/* @__NO_SIDE_EFFECTS__ */
export function rows<S extends Schema>(item: S): v.ArraySchema<S, undefined> {
  return schemaOf(
    given => {
      // PHP writes a list that was filtered as an object with what is left of its numbers
      if (!isObject(given) || !(Array.isArray(given) || +Object.keys(given)[0]! >= 0))
        return miss(given, 'a list')
      const whole: Read = { typed: true, value: [] }
      const keys = Object.keys(given)
      for (const key of keys) {
        const row = readPart(whole, item, given, key)
        if (row.typed) whole.value.push(row.value)
      }
      whole.typed = !keys.length || !!whole.value.length
      return whole
    },
    { type: 'array', item },
  )
}

function readPart(whole: Read, schema: Schema, given: Record<string, unknown>, key: string): Read {
  const part = read(schema, given[key])
  for (const issue of part.issues ?? []) {
    issue.path.unshift({ key })
    ;(whole.issues ??= []).push(issue)
  }
  return part
}

/** What is promised and may still be odd; `absent` stands for it then, and the page hears of it. */
/* @__NO_SIDE_EFFECTS__ */
export function promised<S extends Schema, D>(
  schema: S,
  absent: D,
): Schema<v.InferInput<S>, v.InferOutput<S> | D> {
  return schemaOf(given => {
    const part = read(schema, given)
    return part.typed ? part : { ...part, typed: true, value: absent }
  }, schema)
}

/** An object that is promised; where it is odd, each of its parts is absent. */
/* @__NO_SIDE_EFFECTS__ */
export function section<E extends v.ObjectEntries>(entries: E) {
  const absent = Object.entries(entries).map(([key, schema]) => [
    key,
    read(schema as Schema, null).value,
  ])
  return promised(
    object(entries),
    Object.fromEntries(absent) as v.InferOutput<v.ObjectSchema<E, undefined>>,
  )
}

/** What may be missing, or empty in any of PHP's ways; `absent` stands for it, also where it is odd. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<S extends Schema, const D = null>(
  schema: S,
  absent = null as D,
): v.NullishSchema<S, D extends null ? null : () => never> {
  const soft = promised(schema, absent)
  return schemaOf(given => (isEmpty(given) ? { typed: true, value: absent } : read(soft, given)), {
    type: 'nullish',
    wrapped: schema,
    default: absent,
  })
}

/** Reads what `prepare` makes of the value. */
/* @__NO_SIDE_EFFECTS__ */
export function after<S extends Schema>(
  prepare: (given: unknown) => unknown,
  schema: S,
): Schema<unknown, v.InferOutput<S>> {
  return schemaOf(given => read(schema, prepare(given)), schema)
}

/** Whether this is how a backend writes that there is nothing. */
export function isEmpty(given: unknown): boolean {
  return given == null || given === '' || (isObject(given) && !Object.keys(given).length)
}

/** Whether it has parts, by name or by number. */
export function isObject(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null
}
