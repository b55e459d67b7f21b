import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import type { Env } from '../../demo/auth/env'
import { keepFirstData } from '../support/first-data'

/** A request to this path gives the site its first data back. */
export const FRESH = '/__fresh'

/** A request to this path, with `?email=`, opens a session and answers with its token. */
export const SESSION = '/__session'

/** A server that runs until it is closed. */
export interface Running {
  origin: string
  close(): Promise<void>
}

/** What may stand between a visitor and the site. */
export type Between = (
  request: Request,
  answer: () => Promise<Response>,
  env: Env['Bindings'],
) => Promise<Response>

/** Serves the demo site from a seeded database of its own; both come up at the first request. */
export async function serveDemo(
  distFolder: string,
  between: Between = (_, answer) => answer(),
): Promise<Running> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'ndt-pages-'))
  const running = new Set<Promise<unknown>>()
  let opening: ReturnType<typeof open> | undefined

  async function open() {
    const [{ createApp }, { openSeeded }, { createSession }, { users }, home] = await Promise.all([
      import('../../demo/app'),
      import('../../demo/db/snapshot'),
      import('../../demo/db/queries/sessions'),
      import('../../demo/db/schema'),
      import('../../demo/files/folder'),
    ])
    const { db, close } = await openSeeded('full')
    const restore = await keepFirstData(db)
    const uploads = home.folderHome(dataFolder)
    const make = () => createApp({ db, uploads, distFolder })
    const site = { app: make(), close }
    return {
      site,
      async refresh() {
        // what still runs would write into the data of the next test
        await Promise.allSettled(running)
        await restore()
        site.app = make()
      },
      async openSession(email: string) {
        const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
        return (await createSession(db, user!.id)).token
      },
    }
  }

  async function answer(request: Request, env: Env['Bindings']): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const { site, refresh, openSession } = await (opening ??= open())
    if (pathname === FRESH) {
      await refresh()
      return new Response()
    }
    if (pathname === SESSION) return new Response(await openSession(searchParams.get('email')!))
    const answering = between(request, async () => site.app.fetch(request, env), env)
    running.add(answering)
    return answering.finally(() => running.delete(answering))
  }

  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    // one that is closed while a test's next request is on its way would lose that
    serverOptions: { keepAliveTimeout: 0 },
    fetch: (request, env) => answer(request, env as Env['Bindings']),
  })
  await new Promise<void>(resume => server.once('listening', resume))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      await (await opening)?.site.close()
      await rm(dataFolder, { recursive: true })
    },
  }
}
