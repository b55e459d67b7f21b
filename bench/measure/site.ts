import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { createApp } from '../../demo/app'
import type { Env } from '../../demo/auth/env'
import { createSession } from '../../demo/db/queries/sessions'
import { demoAccounts } from '../../demo/db/seed'
import { openSeeded } from '../../demo/db/snapshot'
import { folderHome } from '../../demo/files/folder'
import { serveFolder } from '../../demo/site/static'
import { userOf } from '../../test/support/user-of'
import { pageOf, PAGES, REACT } from './build'
import { byHand, enlarged } from './answers'

/** The demo site: with the widgets as they ship, on react-dom, and with a dashboard written by hand. */
export interface Site {
  ours: string
  react: string
  hand: string
  session(account: keyof typeof demoAccounts): Promise<string>
  close(): Promise<void>
}

/** Starts the three, each at a port of its own, on one database. */
export async function startSite(): Promise<Site> {
  const { db, close } = await openSeeded('full')
  const folder = await mkdtemp(path.join(tmpdir(), 'ndt-bench-'))
  const make = (distFolder: string, after: MiddlewareHandler[] = []) =>
    start(createApp({ db, uploads: folderHome(folder), distFolder }), distFolder, after)
  const dist = path.resolve('dist')
  const servers = [await make(dist), await make(REACT), await make(dist, [byHand])]
  const [ours, react, hand] = servers.map(({ origin }) => origin)
  return {
    ours: ours!,
    react: react!,
    hand: hand!,
    session: async account =>
      (await createSession(db, (await userOf(db, demoAccounts[account].email)).id)).token,
    async close() {
      for (const { server } of servers) server.close()
      await close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Serves the site, and beside it the contestants' pages: `/bench/<page>`. */
async function start(site: Hono<Env>, distFolder: string, after: MiddlewareHandler[]) {
  const host = new Hono<Env>()
  host.get('/bench/files/*', serveFolder(PAGES, '/bench/files/'))
  host.get('/bench/:page', c => {
    // as the site's pages: a window that goes from one to the other stays in its process, whose end a trace waits for
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    return c.html(pageOf(c.req.param('page'), distFolder, Number(c.req.query('times') ?? 1)))
  })
  host.on('GET', ['/dist/*', '/assets/*'], c => site.fetch(c.req.raw, c.env))
  host.use(compress())
  for (const handler of [enlarged, ...after]) host.use(handler)
  host.all('*', c => {
    // compressed here, once it is what the bench wants of it
    const request = new Request(c.req.raw)
    request.headers.delete('accept-encoding')
    return site.fetch(request, c.env)
  })
  const server = serve({ port: 0, hostname: '127.0.0.1', fetch: host.fetch })
  await new Promise<void>(resume => server.once('listening', resume))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
