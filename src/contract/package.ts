import type * as v from 'valibot'
import { calls as clients } from './all'
import type { AnswerOf, BodyOf, Definition, QueryOf } from './call'
import { read } from './schema'

/** Every call by its name: method, path, how its body travels, and the Valibot schemas of what it takes and gives. */
export const calls = clients as Record<keyof typeof clients, Definition>

/** A value with every name of ours resolved. */
type Plain<T> = T extends Blob
  ? T
  : T extends (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Key in keyof T]: Plain<T[Key]> }
      : T

/** What a call is asked for, takes, and gives: as it travels, and as the widgets read it. */
export type Calls = {
  [Name in keyof typeof clients]: {
    query: Plain<QueryOf<(typeof clients)[Name]>>
    body: Plain<BodyOf<(typeof clients)[Name]>>
    answer: Plain<AnswerOf<(typeof clients)[Name]>>
  }
}

/** What is odd of an answer, and where: `data.0.id`. */
export interface Odd {
  path: string
  message: string
}

/**
 * Reads an answer as the widgets do. `value` is what they show, undefined where nothing can be taken;
 * `odd` names each value that is not as it should be.
 */
export function check(name: keyof typeof clients, answer: unknown): { value: unknown; odd: Odd[] } {
  const { typed, value, issues = [] } = read(calls[name].answer as v.GenericSchema, answer)
  const odd = issues.map(({ path = [], message }) => ({
    path: path.map(({ key }) => key).join('.'),
    message,
  }))
  return { value: typed ? (value as unknown) : undefined, odd }
}
