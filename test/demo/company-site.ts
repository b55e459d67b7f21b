import { beforeAll } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import type { State } from '../../demo/db/snapshot'
import { ask, type Request } from './api-world'
import { enter, useSite, type Person, type Site } from './seeded-site'

/** The seeded site with the people of two companies: one with 64 products, one with the catalogue. */
export interface CompanySite extends Site {
  rival: Person
}

/** Opens a site for the tests of a file; `seller` is of Meridian, `rival` of the large catalogue. */
export function useCompanies(state?: State): CompanySite {
  const site = useSite(state) as CompanySite
  beforeAll(async () => {
    site.rival = await enter(site.db, demoAccounts.catalogue.email)
  })
  return site
}

/** Sends a call as a person of Meridian, unless said otherwise. */
export function call(site: CompanySite, method: string, path: string, request: Request = {}) {
  return ask(site.app, method, path, { as: site.seller, ...request })
}

/** Reads a call's answer. */
export async function read(site: CompanySite, path: string, as = site.seller) {
  const { status, body } = await call(site, 'GET', path, { as })
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

/** A product's number by its address. */
export async function productId(site: CompanySite, slug: string, as = site.seller) {
  return (await read(site, `/api/v2/company/product/${slug}`, as)).data.id as number
}

/** Where a product can be: the numbers of a segment's first method, and of categories within it. */
export async function somePlace(site: CompanySite) {
  const [method] = (await read(site, '/api/v2/methods/by-segment/1')).data
  const categories = (await read(site, `/api/v2/categories/method/1/${method.id}`)).data
  const [sub] = (await read(site, `/api/v2/subcategories/${categories[0].id}`)).data
  return {
    method_id: String(method.id),
    category_id: String(categories[0].id),
    sub_category_id: String(sub.id),
  }
}
