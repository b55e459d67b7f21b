// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '../../demo/app'
import { jobs } from '../../demo/db/schema'
import { guide } from './enquiry'
import { useVisitors } from './visited-site'

const site = useVisitors()

const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path!)

test('R251 the sitemap names every public page, and each of them is there', async () => {
  const answer = await site.guest.get('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const paths = pathsOf(await answer.text())
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/ndt-guides', `/ndt-guides/${guide.slug}`, '/ndt-jobs']),
  )
  for (const list of ['/ndt-jobs/', '/ndt-courses/', '/ndt-companies/']) {
    const found = paths.filter(path => path.startsWith(list))
    expect(found.length).toBeGreaterThan(10)
    for (const path of [found[0]!, found.at(-1)!]) {
      expect([path, (await site.guest.get(path)).status]).toEqual([path, 200])
    }
  }
  expect(new Set(paths).size).toBe(paths.length)
})

test('robots are told where it is, and what is somebody’s own', async () => {
  const app = createApp({ db: site.db, siteUrl: 'https://ndt.example' })
  const robots = await (await app.request('/robots.txt')).text()
  expect(robots).toContain('\nSitemap: https://ndt.example/sitemap.xml\n')
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  const isOpen = (path: string) => !closed.some(start => path.startsWith(start))
  const paths = pathsOf(await (await site.guest.get('/sitemap.xml')).text())
  expect(paths.filter(path => !isOpen(path))).toEqual([])
  expect(['/company/products', '/creator', '/outbox'].filter(isOpen)).toEqual([])
})

test.each(['jobs', 'courses', 'companies'])(
  'what %s are about stands in the head, under the one address of each',
  async list => {
    const paths = pathsOf(await site.guest.text('/sitemap.xml'))
    const path = paths.find(path => path.startsWith(`/ndt-${list}/`))
    const html = await site.guest.text(`/ndt-${list}/1`)
    const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html)!
    expect(description.length).toBeGreaterThan(20)
    expect(description.length).toBeLessThan(200)
    expect(html).toContain(`<link rel="canonical" href="http://localhost${path}">`)
  },
)

test('neither it nor the filters lead to a job that has closed', async () => {
  const { db } = site
  const [job] = await db.select().from(jobs).limit(1)
  await db
    .update(jobs)
    .set({ closesAt: new Date(0), contract: 'Closed, once' })
    .where(eq(jobs.id, job!.id))
  expect(await site.guest.text('/sitemap.xml')).not.toContain(`/ndt-jobs/${job!.slug}<`)
  expect(await site.guest.text('/ndt-jobs')).not.toContain('value="Closed"')
  const { closesAt, contract } = job!
  await db.update(jobs).set({ closesAt, contract }).where(eq(jobs.id, job!.id))
})
