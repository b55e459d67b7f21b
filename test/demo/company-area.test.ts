// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { call, productId, useCompanies } from './company-site'
import { Visitor } from './visitor'

const site = useCompanies()
let ingrid: Visitor
let nobody: Visitor

beforeAll(async () => {
  ingrid = new Visitor(site.app)
  nobody = new Visitor(site.app)
  await ingrid.signIn(demoAccounts.company, '/company-sign-in')
})

const SLUG = 'tofd-probe-pair-5-mhz-6-mm-element'

describe('R143 the pages of the company’s area', () => {
  test.each([
    ['/company/profile', /<ndt-company-profile company-id="\d+">/],
    ['/company/products', '<ndt-product-table export-path="company/product/export" sortable'],
    ['/company/products/add', '<ndt-product-form>'],
    [`/company/products/edit/${SLUG}`, `<ndt-product-form slug="${SLUG}">`],
    ['/company/services', '<ndt-service-table export-path="company/service/export" sortable'],
    ['/company/services/add', '<ndt-service-form>'],
    ['/company/services/edit/1', '<ndt-service-form service-id="1">'],
  ])('%s brings its tag within the navigation', async (path, tag) => {
    const html = await ingrid.text(path)
    expect(html).toMatch(tag)
    expect(html).toContain('<ndt-company-nav>')
    // R142 the company's id is a global of the page
    expect(html).toMatch(
      /<script src="\/assets\/company-id.js\?v=[\w-]{10}" data-company-id="\d+">/,
    )
  })

  test('R144 any other path is not found, nor is another’s product', async () => {
    for (const path of [
      '/company/x',
      '/company/products/edit/x',
      '/company/products/edit/maasport-1',
    ]) {
      expect([path, (await ingrid.get(path)).status]).toEqual([path, 404])
    }
  })

  test('R145 Q21 who is not signed in signs in first, and then comes back', async () => {
    const answer = await nobody.get('/company/products?page=2')
    expect(answer.headers.get('location')).toBe(
      '/company-sign-in?next=%2Fcompany%2Fproducts%3Fpage%3D2',
    )
  })

  test('R137 the dashboard is where an account belongs', async () => {
    const at = async (visitor: Visitor) =>
      (await visitor.get('/dashboard/home')).headers.get('location')
    expect(await at(ingrid)).toBe('/company/products')
    expect(await at(nobody)).toBe('/company-sign-in?next=%2Fdashboard%2Fhome')
  })

  test.each(['/', '/account', '/ndt-jobs', '/ndt-guides'])(
    'at %s the header leads to it, and is not the one of job seekers',
    async path => {
      const html = await ingrid.text(path)
      expect(html).not.toContain('<ndt-site-header')
      const [header = ''] = /<header class="header">[^]*?<\/header>/.exec(html)!
      for (const there of ['/company/products', '/account']) {
        expect(header).toContain(`href="${there}"`)
      }
      expect(header).toContain('action="/sign-out"')
      expect(header).not.toMatch(/List Your Company|Sign in|\/creator/)
      expect(await nobody.text('/')).toContain('<ndt-site-header>')
    },
  )

  test('without JavaScript too its links say where one is', async () => {
    const current = async (path: string) =>
      [...(await ingrid.text(path)).matchAll(/aria-current="(\w+)">([^<]+)/g)].map(
        ([, how, label]) => `${how} ${label}`,
      )
    expect(await current('/company/products')).toEqual(['page Products'])
    expect(await current('/company/services/add')).toEqual(['true Services'])
  })

  test('without JavaScript the table is a list with pages', async () => {
    const html = await ingrid.text('/company/products?page=2')
    expect(html).toContain('href="/company/products" rel="prev"')
    expect(html.match(/href="\/company\/products\/edit\//g)).toHaveLength(10)
  })
})

describe('the company’s public page', () => {
  const page = () => nobody.text('/ndt-companies/meridian-weld-laboratories')

  test('shows what is published, and nothing else', async () => {
    expect(await page()).toContain('TOFD probe pair, 5 MHz, 6 mm element')
    expect(await page()).toContain('Digital radiography with same-day interpretation')
    const id = await productId(site, SLUG)
    await call(site, 'GET', `/api/v2/company/product/${id}/toggle-status`)
    expect(await page()).not.toContain('TOFD probe pair, 5 MHz, 6 mm element')
  })

  test('Q67 shows the sanitised text of the profile', async () => {
    await call(site, 'POST', '/dashboard/company/profile/update', {
      multipart: {
        company_name: 'Meridian Weld',
        company_long_description: '<p>Welds<img src=x onerror=alert(1)></p><script>x()</script>',
      },
    })
    expect(await page()).toContain('<p>Welds</p>')
  })
})
