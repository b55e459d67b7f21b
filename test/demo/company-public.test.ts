// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordFile } from '../../demo/db/queries/files'
import { companies, productFeatures, productMedia, products, services } from '../../demo/db/schema'
import { useCompanies } from './company-site'
import { fetchFile } from './seeded-site'
import { Visitor } from './visitor'

const site = useCompanies()
const SLUG = 'portable-64-128-phased-array-flaw-detector'
const PATH = '/ndt-companies/meridian-weld-laboratories'
const NAME = 'Portable 64:128 </script><b> flaw detector'
const here = 'http://localhost'
let nobody: Visitor

type Data = Record<string, unknown> & { '@type': string; name: string }

/** What search engines read of the page. */
async function dataOf(): Promise<Data[]> {
  const html = await nobody.text(PATH)
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...blocks].map(([, json]) => JSON.parse(json!) as Data)
}

const setProduct = (values: Partial<typeof products.$inferInsert>) =>
  site.db.update(products).set(values).where(eq(products.slug, SLUG))

let video: number
beforeAll(async () => {
  nobody = new Visitor(site.app)
  const [product] = await site.db.select().from(products).where(eq(products.slug, SLUG))
  await site.uploads.write('film.mp4', Buffer.from('film'))
  video = await recordFile(site.db, {
    ...{ companyId: product!.companyId, kind: 'product_video', name: 'film.mp4' },
    ...{ path: 'film.mp4', mime: 'video/mp4', size: 4 },
  })
  await site.db
    .insert(productMedia)
    .values({ productId: product!.id, fileId: video, kind: 'video' })
  await setProduct({ name: NAME })
})

test('a product shows its pictures, its video and what specifies it', async () => {
  const html = await nobody.text(PATH)
  expect(html).toContain('<dt dir="auto">Bandwidth</dt><dd dir="auto">0.2 to 24 MHz</dd>')
  expect(html).toMatch(
    /<img class="product__image" src="\/assets\/products\/array-probe.svg" alt="Portable 64:128 [^"]+ flaw detector, picture 1 of 1" width="480" height="320" loading="lazy">/,
  )
  expect(html).toMatch(
    new RegExp(
      `<video class="product__image" src="/files/${video}/film.mp4" poster="/assets/[^"]+" controls preload="none"`,
    ),
  )
  expect((await fetchFile(site, `/files/${video}/film.mp4`)).status).toBe(200)
})

test('a product’s description stands among its details, by today’s rules of markup', async () => {
  const [was] = await site.db.select().from(products).where(eq(products.slug, SLUG))
  await setProduct({ description: '<p>For <b>walls</b>.</p><script>alert(1)</script>' })
  const html = await nobody.text(PATH)
  await setProduct({ description: was!.description })
  const [, details] = html.split('<details class="product">')
  expect(details).toContain('<div class="rich-text" dir="auto"><p>For <b>walls</b>.</p></div>')
})

test('a feature is named and measured as in the contract, for search engines too', async () => {
  const [{ id: productId }] = (await site.db
    .select()
    .from(products)
    .where(eq(products.slug, SLUG))) as [typeof products.$inferSelect]
  const row = { productId, value: 'Scan width', description: '100 mm', position: 9 }
  await site.db
    .insert(productFeatures)
    .values([row, { ...row, value: 'Robust', description: null }])
  const html = await nobody.text(PATH)
  expect(html).toContain('<dt dir="auto">Scan width</dt><dd dir="auto">100 mm</dd>')
  expect(html).toContain('<dt dir="auto">Robust</dt><dd dir="auto"></dd>')
  expect((await dataOf())[1]!['additionalProperty']).toEqual(
    expect.arrayContaining([
      { '@type': 'PropertyValue', name: 'Scan width', value: '100 mm' },
      { '@type': 'PropertyValue', name: 'Robust' },
    ]),
  )
  await site.db.delete(productFeatures).where(eq(productFeatures.position, 9))
})

test('a product that has a description alone has details', async () => {
  const [known] = await site.db.select().from(products).where(eq(products.slug, SLUG))
  const { companyId, categoryId, methodId } = known!
  const bare = { companyId, categoryId, methodId, slug: 'bare', name: 'Bare', status: 1 }
  await site.db.insert(products).values({ ...bare, description: '<p>All that is said.</p>' })
  const html = await nobody.text(PATH)
  await site.db.delete(products).where(eq(products.slug, 'bare'))
  expect(html).toMatch(/Details<span class="hidden"> of Bare<[^]+<p>All that is said\.<\/p>/)
})

test('search engines read of the company, and of each product that the page shows', async () => {
  const [company, ...shown] = await dataOf()
  const url = here + PATH
  expect(company).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: 'Meridian Weld Laboratories',
    url,
    description: expect.any(String),
    logo: expect.stringMatching(/^http:\/\/localhost\/assets\/logos\//),
    sameAs: expect.stringMatching(/^https:/),
    email: expect.stringContaining('@'),
    telephone: expect.any(String),
    address: {
      '@type': 'PostalAddress',
      addressLocality: expect.any(String),
      addressCountry: 'United Kingdom',
    },
  })
  expect(shown.map(product => product['@type'])).toEqual(Array(6).fill('Product'))
  expect(shown[0]).toMatchObject({
    '@context': 'https://schema.org',
    name: NAME,
    category: 'Flaw Detectors',
    manufacturer: { '@id': `${url}#organization` },
    image: [`${here}/assets/products/array-probe.svg`],
    additionalProperty: expect.arrayContaining([
      { '@type': 'PropertyValue', name: 'Bandwidth', value: '0.2 to 24 MHz' },
    ]),
    subjectOf: [{ '@type': 'VideoObject', contentUrl: `${here}/files/${video}/film.mp4` }],
  })
})

test('its products have ids that no part of the page has, and the whole list leads not to itself', async () => {
  await setProduct({ slug: 'services' })
  const html = await nobody.text(`${PATH}?products=all`)
  await site.db.update(products).set({ slug: SLUG }).where(eq(products.slug, 'services'))
  expect(html.match(/id="services"/g)).toHaveLength(1)
  expect(html).toContain('id="product-services"')
  expect(html).toContain(`${PATH}?products=all#product-services"`)
  expect(html).not.toContain('All products')
  expect(html).not.toContain('are shown.')
  expect(await nobody.text(PATH)).toContain('href="?products=all#products"')
})

test('of very many services the first hundred are shown, and counted all', async () => {
  const [known] = await site.db.select().from(services).limit(1)
  const { companyId } = known!
  const name = 'One of many'
  await site.db.insert(services).values(Array(101).fill({ companyId, name, status: 1 }))
  const html = await nobody.text(`/ndt-companies/${companyId}`)
  await site.db.delete(services).where(eq(services.name, name))
  expect(html.match(/class="service"/g)).toHaveLength(100)
  expect(Number(/Services <span class="count">(\d+)/.exec(html)?.[1])).toBeGreaterThan(100)
  expect(html).toContain('The first 100 are shown.')
})

test('a service shows its picture, in the room that it keeps for it', async () => {
  const [service] = await site.db.select().from(services).where(eq(services.status, 1)).limit(1)
  const { id, companyId } = service!
  await site.uploads.write('weld.png', Buffer.from('x'))
  const file = {
    kind: 'service_image',
    name: 'weld.png',
    path: 'weld.png',
    mime: 'image/png',
  } as const
  const imageId = await recordFile(site.db, { ...file, companyId, size: 1 })
  const set = (image: number | null) =>
    site.db.update(services).set({ imageId: image }).where(eq(services.id, id))
  await set(imageId)
  const url = `/files/${imageId}/weld.png`
  expect(await nobody.text(`/ndt-companies/${companyId}`)).toContain(
    `<li class="service"><img class="service__image" src="${url}" alt="" width="120" height="80" loading="lazy">`,
  )
  expect((await fetchFile(site, url)).status).toBe(200)
  await set(service!.imageId)
})

test('a link to a map says that it opens a new tab', async () => {
  const where = eq(companies.slug, 'meridian-weld-laboratories')
  await site.db.update(companies).set({ googleMapLink: 'https://maps.example/?q=9' }).where(where)
  expect(await nobody.text(PATH)).toMatch(
    /href="https:\/\/maps\.example\/\?q=9" target="_blank"[^>]*>[^<]+<span class="hidden"> \(opens in a new tab\)/,
  )
})

test('an address that is none of the web is no sameAs', async () => {
  const where = eq(companies.slug, 'meridian-weld-laboratories')
  const [row] = await site.db.select().from(companies).where(where)
  await site.db.update(companies).set({ website: 'javascript:alert(1)' }).where(where)
  expect((await dataOf())[0]).not.toHaveProperty('sameAs')
  await site.db.update(companies).set({ website: row!.website }).where(where)
})

test('a short description is a text, not markup', async () => {
  const where = eq(companies.slug, 'meridian-weld-laboratories')
  const [row] = await site.db.select().from(companies).where(where)
  const told = { longDescription: null, shortDescription: 'Walls with t<d & <b>more</b>' }
  await site.db.update(companies).set(told).where(where)
  expect(await nobody.text(PATH)).toContain(
    '<p>Walls with t&lt;d &amp; &lt;b&gt;more&lt;/b&gt;</p>',
  )
  const { longDescription, shortDescription } = row!
  await site.db.update(companies).set({ longDescription, shortDescription }).where(where)
})

test('what is not published is shown to nobody, its video neither', async () => {
  await setProduct({ status: 2 })
  expect((await dataOf()).map(({ name }) => name)).not.toContain(NAME)
  expect(await nobody.text(PATH)).not.toContain('film.mp4')
  expect((await fetchFile(site, `/files/${video}/film.mp4`)).status).toBe(404)
  await setProduct({ status: 1 })
})
