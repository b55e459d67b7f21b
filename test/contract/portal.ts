import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { resetConfig } from '../../src/config'

/** A request as the portal received it. */
export interface Received {
  method: string
  path: string
  query: Record<string, string>
  type: string
  headers: IncomingMessage['headers']
  fields: [name: string, value: FormDataEntryValue][]
  json: unknown
}

/** What the portal says to the next requests. */
interface Reply {
  status: number
  body: unknown
  type?: string
  headers?: Record<string, string>
}

/** A real HTTP server in the portal's place, and just as much of a page as the client looks at. */
export function usePortal() {
  const portal = { requests: [] as Received[], reply: { status: 200, body: {} } as Reply }
  const server = createServer(async (request, response) => {
    portal.requests.push(await receive(request))
    const { status, body, type = 'application/json', headers } = portal.reply
    response.writeHead(status, { 'Content-Type': type, ...headers })
    response.end(type === 'application/json' ? JSON.stringify(body) : body)
  })
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const block = { textContent: JSON.stringify({ apiBase: origin }) }
    vi.stubGlobal('location', new URL(origin))
    vi.stubGlobal('origin', origin)
    vi.stubGlobal('origin', origin)
    vi.stubGlobal('CSS', { escape: String })
    vi.stubGlobal('Document', { prototype: { cookie: 'XSRF-TOKEN=secret' } })
    vi.stubGlobal('document', {
      querySelector: (selector: string) => (selector === 'script[data-ndt-config]' ? block : null),
    })
    resetConfig()
  })
  afterEach(() => {
    portal.requests = []
    portal.reply = { status: 200, body: {} }
  })
  afterAll(() => {
    server.close()
    vi.unstubAllGlobals()
    resetConfig()
  })
  return portal
}

async function receive(request: IncomingMessage): Promise<Received> {
  const { pathname, searchParams } = new URL(request.url!, 'http://portal')
  const type = request.headers['content-type'] ?? ''
  const body = new Response(await bytes(request), { headers: { 'Content-Type': type } })
  return {
    method: request.method!,
    path: pathname,
    query: Object.fromEntries(searchParams),
    type: type.split(';')[0]!,
    headers: request.headers,
    fields: type.includes('form') ? [...(await body.formData())] : [],
    json: type === 'application/json' ? await body.json() : undefined,
  }
}

async function bytes(request: IncomingMessage): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of request) parts.push(part)
  return new Blob(parts)
}
