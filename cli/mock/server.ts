import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { answerers } from './answers'
import { samplePages } from './pages'

/** A backend that answers every call with an example, to pages of any origin; and sample pages with `dist`. */
export function mockSite(dist: string): Hono {
  const app = new Hono()
  const known = answerers()
  app.use(cors())
  for (const [path, page] of samplePages) {
    app.get(path, c => c.html(page(c.req.param('part'))))
  }
  const rewriteRequestPath = (path: string) => path.replace(/^\/ndt/, '')
  app.get('/ndt/*', serveStatic({ root: dist, rewriteRequestPath }))
  app.all('*', async c => {
    for (const answerer of known) {
      const outcome = answerer(c.req.raw)
      if (outcome && outcome !== 'never') return await outcome
    }
    return c.json({ message: `There is no ${c.req.method} ${c.req.path} here.` }, 404)
  })
  // an example reads what it was sent
  app.onError((error, c) =>
    c.json({ message: `What was sent cannot be read: ${error.message}` }, 400),
  )
  return app
}
