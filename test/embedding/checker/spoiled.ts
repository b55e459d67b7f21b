import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { check, type Options } from '../../../cli/check/check'
import type { Finding } from '../../../cli/check/result'
import { useSite, type Site } from '../../demo/seeded-site'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a spoiled answer is of no type
export type Body = any

/** What an answer was given to. */
interface Asked {
  query: URLSearchParams
  headers: Headers
  status: number
}

/** What takes the place of a path's answer: in a session, by what it was (undefined leaves it so); and without one. */
export interface Spoilt {
  answers?: Record<string, (body: Body, asked: Asked) => unknown>
  nobody?: Record<string, () => Response>
}

/** The demo behind a server whose answers a test can spoil. */
export function useSpoiledSite() {
  const site = useSite()
  const made = { site, origin: '', spoilt: {} as Spoilt, checkAs }
  let server: ServerType
  beforeAll(async () => {
    const fetch = (request: Request, env: object) => spoil(plain(request), env)
    await new Promise<void>(resolve => (server = serve({ fetch, port: 0 }, () => resolve())))
    made.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => void (made.spoilt = {}))
  afterAll(() => void server.close())
  return made

  async function spoil(request: Request, env: object): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url)
    const { answers = {}, nobody = {} } = made.spoilt
    const isNobody = !request.headers.has('cookie')
    if (isNobody && nobody[pathname]) return nobody[pathname]()
    const response = await site.app.fetch(request, env)
    const change = isNobody ? undefined : answers[pathname]
    if (!change) return response
    const text = await response.clone().text()
    const asked = { query, headers: request.headers, status: response.status }
    const changed = change(/^[[{]/.test(text) ? JSON.parse(text) : text, asked)
    if (changed === undefined) return response
    return changed instanceof Response ? changed : Response.json(changed)
  }

  /** Checks as an account of the demo; `faults` are what was found of each call, as `call: place: message`. */
  async function checkAs(
    who: keyof Pick<Site, 'amara' | 'seller'>,
    options: Partial<Options> = {},
  ) {
    const page = who === 'seller' ? '/company/products' : '/creator'
    const cookie = `ndt_session=${site[who].token}`
    const report = await check({ url: made.origin + page, cookie, ...options })
    const faults = report.results.flatMap(({ call, findings }) =>
      findings
        .filter(({ kind }) => kind === 'fault')
        .map(finding => `${call}: ${sentence(finding)}`),
    )
    return { ...report, faults }
  }
}

/** A page in the place of an answer. */
export const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

const sentence = ({ place, message }: Finding) => (place ? `${place}: ${message}` : message)

/** Its answer is not compressed, so that it can be changed. */
function plain(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('accept-encoding')
  return new Request(request, { headers })
}
