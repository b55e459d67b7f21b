import type * as v from 'valibot'

// Valibot's own object, array and pipe stop at the first odd value, and weigh more than these. Its
// `typed` and `issues` say both halves: with both, the value stands although something was odd.

/** Any schema of the contract. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is read is known to its schema alone
export type Schema<I = any, O = any> = v.GenericSchema<I, O>

/** What was odd: where in the answer, and what should have been there. */
export interface Issue {
  kind: 'schema'
  type: string
  input: unknown
  message: string
  path: { key: string | number }[]
}

/** What came of a value: with `typed` and `issues` both, it stands although something was odd. */
export interface Read {
  typed: boolean
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as the schema says
  value?: any
  issues?: Issue[]
}

/** Makes a schema of how it reads; `about` is what the docs know of it. */
/* @__NO_SIDE_EFFECTS__ */
export function schemaOf<S extends Schema>(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- anything may come
  read: (given: any) => Read,
  about: object,
): S {
  return { kind: 'schema', ...about, '~run': ({ value }: Read) => read(value) } as unknown as S
}

/** Reads one value, or one part of an answer. */
export function read(schema: Schema, value: unknown): Read {
  return schema['~run']({ value }, {}) as Read
}
