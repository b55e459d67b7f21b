import { Hono } from 'hono'
import type { Env } from '../auth/env'
import type { Db } from '../db/database'
import { isToCome } from '../db/queries/courses'
import { isOpen } from '../db/queries/job-filters'
import { slugsOf } from '../db/queries/pages'
import { companies, courses, jobs } from '../db/schema'
import { guides } from '../guides/guides'

/** What is of no use to those who search, or is somebody's own. */
const CLOSED = [
  ...['/account', '/api/', '/company/', '/company-sign', '/creator', '/dashboard/', '/outbox'],
  ...['/forgot-password', '/search', '/user-sign', '/*/thank-you', '/*/download'],
]

/** `/robots.txt` and `/sitemap.xml`: which pages search engines may find. */
export const searchEngines = new Hono<Env>()
  .use('/:file{robots\\.txt|sitemap\\.xml}', async (c, next) => {
    c.header('Cache-Control', 'public, max-age=3600')
    await next()
  })
  .get('/robots.txt', c =>
    c.text(
      [
        'User-agent: *',
        ...CLOSED.map(path => `Disallow: ${path}`),
        `Sitemap: ${c.get('origin')}/sitemap.xml`,
        '',
      ].join('\n'),
    ),
  )
  .get('/sitemap.xml', async c => {
    const paths = await publicPaths(c.get('db'))
    const entries = paths.map(path => `<url><loc>${escape(c.get('origin') + path)}</loc></url>\n`)
    c.header('Content-Type', 'application/xml; charset=utf-8')
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`,
    )
  })

async function publicPaths(db: Db): Promise<string[]> {
  const lists: [path: string, slugs: string[]][] = [
    ['/ndt-guides', guides.map(({ slug }) => slug)],
    ['/ndt-jobs', await slugsOf(db, jobs, isOpen())],
    ['/ndt-courses', await slugsOf(db, courses, isToCome())],
    ['/ndt-companies', await slugsOf(db, companies)],
  ]
  const pages = lists.flatMap(([path, slugs]) => [
    path,
    ...slugs.map(slug => `${path}/${encodeURIComponent(slug)}`),
  ])
  return ['/', ...pages]
}

/** Text as XML: of what an address may hold, these alone mean something else there. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
