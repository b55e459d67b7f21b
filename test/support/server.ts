import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a server saw of one request. */
export interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (request: Seen, response: ServerResponse) => void

/** A real server on this machine, for one test: it keeps what it saw, and answers as the test says. */
export async function serve(answer: Answer): Promise<{ origin: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    let body = ''
    for await (const chunk of incoming) body += chunk
    const request = { method, url, headers, body }
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, seen }
}

/** An answer of JSON, or of HTML where the body is a text. */
export function give(response: ServerResponse, status: number, body: unknown): void {
  const isHtml = typeof body === 'string'
  response.writeHead(status, { 'content-type': isHtml ? 'text/html' : 'application/json' })
  response.end(isHtml ? body : JSON.stringify(body))
}

/** The same, to a page of any other origin. */
export function giveAcross(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', '*')
  give(response, status, body)
}
