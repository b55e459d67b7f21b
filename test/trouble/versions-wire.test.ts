import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { field, saveAndLeave } from '../pages/company-forms'
import { openProducts, openServices } from '../pages/company-lists'

/** What a save of a product, and of a service, consists of. */
const PRODUCT = [
  ...['company_id', 'name', 'segment_id', 'available_for', 'method_id', 'category_id'],
  ...['sub_category_id', 'alias', 'published_date', 'short_description', 'description', 'tags'],
  ...['country_id', 'product_id', 'id', 'original_cover_image', 'images', 'videos'],
  'feature_specification',
]
const SERVICE = ['id', 'company_service_name', 'company_service_description']

/** The service's image is sent where it has changed. */
const IMAGE = ['file_input', 'company_service_image']

const READS = /\/api\/v2\/company\/(product|service)\/[^/]+$/

/** What a save sends: its lines without the boundary between them, and the headers that the tags have set. */
async function sent(request: Request) {
  const [, boundary] = /boundary=(.+)$/.exec((await request.headerValue('content-type'))!)!
  const body = request.postDataBuffer()!.toString('latin1').replaceAll(boundary!, 'boundary')
  const headers = Object.entries(request.headers()).filter(([name]) => /^(x-|if-)/.test(name))
  return {
    method: request.method(),
    url: request.url(),
    body,
    headers: Object.fromEntries(headers),
  }
}

/** Changes the name on a page that edits something, as a portal reads it that says versions, or does not. */
async function rename(page: Page, path: string, list: string, isOld: boolean) {
  const saves: Request[] = []
  await page.route(READS, async route => {
    const request = route.request()
    if (request.method() === 'GET') {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: Record<string, unknown> }
      if (isOld) delete data['updated_at']
      return route.fulfill({ response, json: { data } })
    }
    saves.push(request)
    // saved nowhere, so that both are saves of the same
    await route.fulfill({ json: { data: 'Saved' } })
  })
  await showCompany(page, path, list.endsWith('products') ? 'ndt-product-form' : 'ndt-service-form')
  await field(page, 'Name').fill('Renamed')
  await saveAndLeave(page, list)
  await page.unrouteAll({ behavior: 'wait' })
  expect(saves).toHaveLength(1)
  return sent(saves[0]!)
}

const namesIn = (body: string) => [
  ...new Set(Array.from(body.matchAll(/ name="(\w+)/g), ([, name]) => name)),
]

test.each([
  ['R210 a product', openProducts, '/company/products', PRODUCT, []],
  ['R235 a service', openServices, '/company/services', SERVICE, IMAGE],
] as const)(
  'Q106 %s goes out the same, byte for byte, to a portal that says versions and to one that does not',
  async (_, openList, list, fields, whereChanged) => {
    const page = await openList()
    const edit = await page.locator('a[href*="/edit/"]').first().getAttribute('href')
    const old = await rename(page, edit!, list, true)
    const { headers, ...versioned } = await rename(page, edit!, list, false)

    const { 'if-match': version, ...others } = headers
    expect(version).toMatch(/^".+"$/)
    expect({ ...versioned, headers: others }).toEqual(old)
    const known: readonly string[] = [...fields, ...whereChanged]
    expect(namesIn(old.body).filter(name => !known.includes(name!))).toEqual([])
    expect(Object.keys(old.headers)).not.toContain('if-match')
  },
)
