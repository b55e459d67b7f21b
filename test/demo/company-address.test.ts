// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, courses, jobs, products } from '../../demo/db/schema'
import { call, read, somePlace, useCompanies } from './company-site'
import { PATH } from './product-site'
import { Visitor } from './visitor'

const site = useCompanies()

const profile = async () => (await read(site, '/api/v2/company/profile')).data

test('R156 a company that is named like another’s number takes nothing of it over', async () => {
  const { id, company_name } = await profile()
  const thief = new Visitor(site.app)
  const { status } = await thief.post('/company-sign-up', {
    company_name: String(id),
    contact_person_name: 'Ann Other',
    email: 'ann@other.example',
    password: 'a long enough one',
  })
  expect(status).toBe(303)
  const [made] = await site.db
    .select()
    .from(companies)
    .where(eq(companies.name, String(id)))
  expect(made?.slug).toBe(`company-${id}`)
  // a save moves a row behind those that are younger
  const multipart = { company_name }
  expect(
    (await call(site, 'POST', '/dashboard/company/profile/update', { multipart })).status,
  ).toBe(200)
  expect(await profile()).toMatchObject({ id, company_name })
  expect(await thief.text(`/ndt-companies/${id}`)).toContain(company_name)
  expect((await thief.get(`/ndt-companies/${made!.slug}`)).status).toBe(200)
})

test.each([companies, jobs, courses, products])('no slug of table %# is a number', async table => {
  const [row] = await site.db.select({ id: table.id }).from(table).limit(1)
  const rename = site.db.update(table).set({ slug: '54' }).where(eq(table.id, row!.id))
  await expect(rename).rejects.toThrow()
})

test.each(['2024', 'Store', 'Image', 'Tag Dropdown', 'Add', '+'])(
  'R207 a product named %s is found under its own address',
  async name => {
    const multipart = { name, ...(await somePlace(site)) }
    const { status } = await call(site, 'POST', `${PATH}/store`, { multipart })
    expect(status).toBe(200)
    const [{ slug }] = (await read(site, PATH)).data
    expect((await read(site, `${PATH}/${slug}`)).data.name).toBe(name)
  },
)
