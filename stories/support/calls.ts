import { safeParse, type GenericSchema, type InferInput } from 'valibot'
import { isFor, serve, type Answerer, type Outcome } from './server'

interface Call<A extends GenericSchema = GenericSchema> {
  method: string
  path: string
  answer: A
}

/** A body as it is, or made anew for every request. */
type Body<A extends GenericSchema> =
  InferInput<A> | ((request: Request) => InferInput<A> | Promise<InferInput<A>>)

/**
 * What the portal answers while a story is shown: `beforeEach: calls(answer(getSavedJobs, jobs))`.
 *
 * A story's own answers go before those of its `meta`.
 */
export function calls(...answerers: Answerer[]): () => () => void {
  return () => serve(answerers)
}

/** Answers a call; throws when the body does not fit the contract. */
export function answer<A extends GenericSchema>(call: Call<A>, body: Body<A>): Answerer {
  if (typeof body !== 'function') prove(call, body)
  const make = (typeof body === 'function' ? body : () => body) as (request: Request) => unknown
  return reply(call, async request => {
    const made = await make(request)
    prove(call, made)
    return Response.json(made)
  })
}

/** Throws where a body is not to the letter what the contract has, though a screen may show it. */
function prove(call: Call, body: unknown): void {
  const [issue] = safeParse(call.answer, body).issues ?? []
  if (issue) throw new Error(`${call.method} ${call.path}: ${issue.message}`)
}

/** Answers a call with what is nothing of what the contract has. */
export function malformed(call: Call, body: unknown): Answerer {
  if (safeParse(call.answer, body).typed) throw new Error(`This fits ${call.path}.`)
  return reply(call, () => Response.json(body))
}

/** Refuses a call; `body` is worded as Laravel does: `{ message, errors }`. */
export function fail(call: Call, status: number, body: object = {}): Answerer {
  return reply(call, () => Response.json(body, { status }))
}

/** Never answers a call, so that the screen waits. */
export function hang(call: Call): Answerer {
  return reply(call, () => 'never')
}

/** Fails a call as a lost network does. */
export function offline(call: Call): Answerer {
  return reply(call, () => Promise.reject(new TypeError('Failed to fetch')))
}

function reply(call: Call, outcome: (request: Request) => Outcome): Answerer {
  return request => (isFor(call, request) ? outcome(request) : undefined)
}
