import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Between } from '../pages/demo'
import { isFor } from '../../stories/support/server'
import { answers, type Answer } from './faults'

/** Requests to this path say what goes wrong from now on (PUT), and ask what came since (GET). */
export const WIRE = '/__wire'

/** Where a page of a host sends a resume: a call of its own, which always succeeds. */
export const RESUME = '/portal/resume'

/** One call, and what comes in the place of its answer: a fault by its name, or a body. */
export interface Wrong {
  method: string
  /** As the contract has it, or as the page names it. */
  path: string
  fault?: string
  /** The field that a 422 names. */
  field?: string
  body?: object
}

const SLOW = 3000

/** Stands between the visitors and the site: the site answers, unless the call is to go wrong. */
export function faultyWire(): Between {
  let wrong: Wrong[] = []
  let sent = 0
  let release = new AbortController()

  return async (request, site, env) => {
    const { pathname } = new URL(request.url)
    const answer = pathname === RESUME ? async () => Response.json({ message: 'Stored.' }) : site
    if (pathname === WIRE) {
      if (request.method === 'GET') return Response.json(sent)
      wrong = (await request.json()) as Wrong[]
      sent = 0
      release.abort()
      release = new AbortController()
      return new Response()
    }
    const found = wrong.find(each => isFor(each, request))
    if (!found) return closed(await answer())
    sent++
    if (found.body) return respond([200, found.body])
    const { incoming, outgoing } = env as HttpBindings
    const { socket } = incoming
    switch (found.fault) {
      case undefined:
        return closed(await answer())
      case 'slow':
        await new Promise(resume => setTimeout(resume, SLOW))
        return closed(await answer())
      case 'no answer':
        await new Promise<void>(resume => {
          socket.once('close', () => resume())
          release.signal.addEventListener('abort', () => resume())
        })
        socket.destroy()
        return RESPONSE_ALREADY_SENT
      case 'reset':
        socket.resetAndDestroy()
        return RESPONSE_ALREADY_SENT
      case 'cut off':
      case 'invalid JSON': {
        await request.arrayBuffer()
        const half = '{"data": [{"id": 1, "name": "Ha'
        if (found.fault === 'invalid JSON') return respond([200, half, JSON_TYPE])
        outgoing.writeHead(200, { ...JSON_TYPE, 'Content-Length': 2 * half.length })
        outgoing.write(half, () => socket.destroy())
        return RESPONSE_ALREADY_SENT
      }
      case 'wrong shape':
      case 'gigantic':
        // it is done, and only what is said of it is odd
        await answer()
        return respond(answers[found.fault]!(''))
      default:
        await request.arrayBuffer()
        return respond(answers[found.fault]!(found.field ?? ''))
    }
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

function respond([status, body, headers]: Answer): Response {
  const isText = typeof body === 'string'
  const type = isText ? { 'Content-Type': 'text/html' } : JSON_TYPE
  const text = isText ? body : JSON.stringify(body)
  return closed(new Response(text, { status, headers: { ...type, ...headers } }))
}

/** A browser asks again by itself where a connection that it kept is cut: none is kept. */
function closed(response: Response): Response {
  response.headers.set('Connection', 'close')
  return response
}
