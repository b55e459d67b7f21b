import { calls } from '../../src/contract/all'
import { Transfer } from './transfer'

/** What a call gets: an answer, or nothing, ever. A rejection is a failure of the network. */
export type Outcome = Response | Promise<Response> | 'never'

/** Knows the outcome of a request; `undefined` for a request that is not its own. */
export type Answerer = (request: Request) => Outcome | undefined

let answerers: Answerer[] = []
let lastRequest = -Infinity
/** Ends with the answers: what still waits then waits for ever, and fails in nobody else's story. */
let life = new AbortController()

/**
 * Stands in for the portal: the calls of the contract get what the stories say, and nothing goes out;
 * returns what ends it.
 *
 * A wrapped `fetch` and not a service worker: it is there at once, in a unit test as in a built
 * Storybook under any path, leaves no worker behind, and sees at once what a story forgot.
 */
export function startServer(): () => void {
  const { fetch, XMLHttpRequest } = globalThis
  globalThis.fetch = async (input, init) => {
    // the second try of a call that was given up meanwhile goes nowhere
    init?.signal?.throwIfAborted()
    const request = new Request(input, init)
    const outcome = ask(request)
    return outcome || isCall(request) ? respond(request, outcome) : fetch(input, init)
  }
  globalThis.XMLHttpRequest = Transfer as unknown as typeof XMLHttpRequest
  return () => void Object.assign(globalThis, { fetch, XMLHttpRequest })
}

/** Adds answers, ahead of those that are there; returns what takes them away. */
export function serve(added: Answerer[]): () => void {
  answerers = [...added, ...answerers]
  return () => {
    answerers = answerers.filter(answerer => !added.includes(answerer))
    life.abort()
    life = new AbortController()
  }
}

/** Resolves when no call was made for some milliseconds. */
export async function quiet(milliseconds: number): Promise<void> {
  for (;;) {
    const left = lastRequest + milliseconds - performance.now()
    if (left <= 0) return
    await new Promise(resume => setTimeout(resume, left))
  }
}

/** Paths that are a call's own, whatever a pattern such as `product/{slug}` would take as well. */
const literal = new Set(Object.values(calls).map(({ path }) => path))

/** Whether a request is the call; `{name}` in its path stands for any one part. */
export function isFor(call: { method: string; path: string }, { method, url }: Request): boolean {
  const { pathname } = new URL(url)
  if (method !== call.method) return false
  if (literal.has(pathname)) return pathname === call.path
  const given = pathname.split('/')
  const wanted = call.path.split('/')
  return (
    given.length === wanted.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  )
}

/** The first that knows the request answers it; the others do not see it. */
function ask(request: Request): Outcome | undefined {
  for (const answerer of answerers) {
    const outcome = answerer(request)
    if (outcome) return outcome
  }
  return undefined
}

function isCall(request: Request): boolean {
  return Object.values(calls).some(call => isFor(call, request))
}

async function respond(request: Request, outcome?: Outcome): Promise<Response> {
  lastRequest = performance.now()
  if (outcome === 'never') return untilAborted(request.signal)
  if (outcome) return outcome
  console.error(`No story answers ${request.method} ${request.url}`)
  throw new TypeError('Failed to fetch')
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: life.signal })
  })
}
