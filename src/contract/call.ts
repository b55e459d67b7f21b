import type * as v from 'valibot'
import { ApiError, refusal } from '../error'
import { reach, send, type Outgoing } from '../http'
import type { Lists } from '../changes/encoding'
import { isChange } from './changing'
import { read } from './schema'

export { isChange }

type Schema = v.GenericSchema

/** A call of the portal as the description has it: where it goes, what it takes, what it gives. */
export interface Definition<
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'DELETE'
  /** `{name}` stands for a value of the input's `params`. */
  path: string
  query?: Q
  body?: B
  /** How the body travels (Q42). */
  encoding?: 'json' | 'form' | 'multipart'
  /** How a list in a form is named: `name[]`, or `name[0]`. */
  lists?: Lists
  /** A GET that changes state: CSRF-protected, never tried twice, never cached (Q49). */
  changes?: true
  /** What it makes is new each time: a form that carries a key, by which a server makes it once. */
  adds?: true
  /** The only status that counts as success, where the description names it; otherwise any 2xx. */
  success?: 200
  answer: A
}

/** Where an answer that was taken all the same was odd, below its data (Q108). */
export const oddPlaces = new WeakMap<object, string[]>()

/** What a caller passes; only what the call declares. */
export interface Input<Q, B> {
  /** Another path, where the host gives one: `delete-url`, `upload-url`, `export-path` (Q36, Q37, Q54). */
  path?: string
  params?: Record<string, string | number>
  query?: Q extends Schema ? v.InferInput<Q> : never
  body?: B extends Schema ? v.InferInput<B> : never
  signal?: AbortSignal
  /** The `updated_at` of what a write began with: a backend that has a newer one refuses it with 412 or 409. */
  version?: string | null
  /** Hears how many bytes of the body have gone out, and how many there are. */
  onProgress?: (loaded: number, total: number) => void
}

/** A call: the client function, which carries its own definition for the server, tests and docs. */
export type Call<
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  A extends Schema = Schema,
> = ((input?: Input<Q, B>) => Promise<v.InferOutput<A>>) & Readonly<Definition<Q, B, A>>

/** What a call answers, in the shape that views take. */
export type AnswerOf<C extends { answer: Schema }> = v.InferOutput<C['answer']>

/** What a call can be asked for. */
export type QueryOf<C> = C extends { query?: infer Q extends Schema } ? v.InferInput<Q> : never

/** What a call takes as its body. */
export type BodyOf<C> = C extends { body?: infer B extends Schema } ? v.InferInput<B> : never

/**
 * Makes the client function of one call.
 *
 * It throws an ApiError: kind `malformed` when the answer does not fit `answer`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<
  A extends Schema,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: Definition<Q, B, A>): Call<Q, B, A> {
  const call = async (input: Input<Q, B> = {}) => {
    const { path = definition.path, params = {}, body } = input
    // first: a change that was made is not to be lost with the code that reads its answer. A read waits as
    // well, for the tags beside: what they take from the page's own data gives it up before it goes out
    const bring = () => reach(import('../changes'))
    const change = await (isChange(definition) ? bring() : undefined)
    const sent = body && change?.encode(definition, body)
    const asked = send({
      ...(input as Pick<Outgoing, 'query' | 'signal' | 'version' | 'onProgress'>),
      method: definition.method,
      path: path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name]!)),
      body: sent,
      changes: !!change,
    })
    try {
      const { status, data } = await (change?.answered(asked) ?? asked)
      if (definition.success && status !== definition.success) {
        throw new ApiError('refused', status, '')
      }
      // PHP sends JSON as a page, unless it is told otherwise, and others as plain text
      const isText = typeof data === 'string'
      const answer = readAnswer(definition, isText ? (await bring()).parsed(data) : data)
      change?.added(sent)
      return answer
    } catch (error) {
      if ((error as Partial<ApiError>).kind !== 'malformed') throw error
      throw await import('./no-json').then(
        async ({ named }) => named(error as ApiError, definition, (await asked).data),
        () => error,
      )
    }
  }
  return Object.assign(call, definition) as Call<Q, B, A>
}

/**
 * Reads an answer, from the wire or inlined by the page, and takes of a read what can be taken (Q108).
 *
 * It throws a `malformed` ApiError where that is nothing, and where a change's answer is not as it
 * should be.
 */
export function readAnswer<A extends Schema>(
  {
    method,
    path,
    answer,
    changes,
  }: Pick<Definition, 'method' | 'path' | 'changes'> & { answer: A },
  data: unknown,
): v.InferOutput<A> {
  const { typed, value, issues } = read(answer, data)
  if (issues) {
    const places = issues.map(({ path: at }) => at.map(({ key }) => key).join('.'))
    const odd = issues.map(
      ({ message }, n) => `${method} ${path}: ${places[n] || 'the body'}: ${message}`,
    )
    // what says that it failed, and why, has no data
    const { success, message } = Object(data) as { success?: unknown; message?: unknown }
    if (!typed && success === false && message) throw refusal(200, data)
    if (!typed || isChange({ method, changes })) {
      throw new ApiError('malformed', 200, odd[0]!)
    }
    oddPlaces.set(Object(value) as object, places)
    void reach(import('./lazy/odd-answer')).then(({ tell }) => tell(odd), console.error)
  }
  return value
}
