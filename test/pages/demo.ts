import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'

/** A request to this path gives the site its first data back. */
export const FRESH = '/__fresh'

/** A server that runs until it is closed. */
export interface Running {
  origin: string
  close(): Promise<void>
}

/** What may stand between a visitor and the site. */
type Between = (request: Request, answer: () => Promise<Response>) => Promise<Response>

/** Serves the demo site from a seeded database of its own; both come up at the first request. */
export async function serveDemo(
  distFolder: string,
  between: Between = (_, answer) => answer(),
): Promise<Running> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'ndt-pages-'))
  let site: ReturnType<typeof open> | undefined

  async function open() {
    const [{ createApp }, { openSeeded }] = await Promise.all([
      import('../../demo/app'),
      import('../../demo/db/snapshot'),
    ])
    const { db, close } = await openSeeded()
    return { app: createApp({ db, dataFolder, distFolder }), close }
  }

  async function close() {
    const closing = site
    site = undefined
    await (await closing)?.close()
  }

  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request, env) {
      if (new URL(request.url).pathname === FRESH) {
        await close()
        return new Response(null, { status: 204 })
      }
      return between(request, async () => {
        const { app } = await (site ??= open())
        return app.fetch(request, env)
      })
    },
  })
  await new Promise<void>(resume => server.once('listening', resume))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      await close()
      await rm(dataFolder, { recursive: true })
    },
  }
}
