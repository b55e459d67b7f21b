import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves a folder; `close` ends it. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const file = path.join(folder, path.normalize(pathname.replace(/\/$/, '/index.html')))
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
    // hashed names: the browser keeps them, and what it compiled of them
    if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600')
    createReadStream(file)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
