import * as v from 'valibot'
import { ApiError } from '../error'
import { reach, send, type Outgoing } from '../http'
import type { Lists } from './encoding'

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
  /** The only status that counts as success, where the description names it; otherwise any 2xx. */
  success?: 200
  answer: A
}

/** What a caller passes; only what the call declares. */
export interface Input<Q, B> {
  /** Another path, where the host gives one: `delete-url`, `upload-url`, `export-path` (Q36, Q37, Q54). */
  path?: string
  params?: Record<string, string | number>
  query?: Q extends Schema ? v.InferInput<Q> : never
  body?: B extends Schema ? v.InferInput<B> : never
  signal?: AbortSignal
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
    const { status, data } = await send({
      ...(input as Pick<Outgoing, 'query' | 'signal' | 'onProgress'>),
      method: definition.method,
      path: path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name]!)),
      body: body && (await reach(import('./encoding'))).encode(definition, body),
      changes: isChange(definition),
    })
    if (definition.success && status !== definition.success) {
      throw new ApiError('refused', status, '')
    }
    return readAnswer(definition, data)
  }
  return Object.assign(call, definition) as Call<Q, B, A>
}

/** Whether a call changes state, and so needs the CSRF token. */
export function isChange({ method, changes }: Pick<Definition, 'method' | 'changes'>): boolean {
  return method !== 'GET' || !!changes
}

/** Checks an answer, from the wire or inlined by the page; throws a `malformed` ApiError. */
export function readAnswer<A extends Schema>(
  { method, path, answer }: { method: string; path: string; answer: A },
  data: unknown,
): v.InferOutput<A> {
  const result = v.safeParse(answer, data)
  if (result.success) return result.output
  const [issue] = result.issues
  const where = issue.path?.map(({ key }) => key).join('.') ?? 'the body'
  throw new ApiError(
    'malformed',
    200,
    `${method} ${path}: ${where}: ${issue.message}`,
    {},
    { cause: result.issues },
  )
}
