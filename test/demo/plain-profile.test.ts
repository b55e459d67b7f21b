// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { call, read } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { picture } from './product-site'
import { enter } from './seeded-site'
import { Visitor } from './visitor'

const plain = usePlainForms()
const PATH = '/company/profile'

async function profile() {
  const { updated_at: _, ...company } = (await read(plain.site, '/api/v2/company/profile')).data
  return company
}

test('R157 a profile that is sent as it came stays as it is, with what has no field', async () => {
  const { ingrid, site } = plain
  const { company_name, ...company } = await profile()
  await call(site, 'POST', '/dashboard/company/profile/update', {
    multipart: {
      company_name,
      video_link: 'https://films.example/1',
      url: 'https://more.example',
      company_long_description: '<p>One&nbsp;two</p>\n<ul><li>three</li></ul>',
      company_address: 'Quay 4\nPorto',
      'company_categories[0]': String(company.company_categories.at(-1).id),
      'company_categories[1]': String(company.company_categories[0].id),
    },
  })
  const stored = await profile()
  const page = await open(ingrid, PATH)
  expect(page.html).toMatch(/<ndt-company-profile company-id="\d+">/)
  const saved = await submit(ingrid, PATH, page)
  expect([saved.status, saved.location]).toEqual([303, PATH])
  expect(await profile()).toEqual(stored)
  expect((await open(ingrid, PATH)).html).toContain('Saved.')
})

test('R159 the logo is replaced, stays and goes', async () => {
  const { ingrid } = plain
  const send = async (typed: Parameters<typeof submit>[3]) =>
    submit(ingrid, PATH, await open(ingrid, PATH), typed)
  await send({ company_logo: await picture('new.png'), company_short_description: 'Welds.' })
  expect((await profile()).company_logo).toMatch(/\/new\.png$/)
  await send({ company_short_description: 'Seams.' })
  expect(await profile()).toMatchObject({
    company_short_description: 'Seams.',
    company_logo: expect.stringMatching(/\/new\.png$/),
  })
  await send({ 'dropped[]': 'company_logo' })
  expect((await profile()).company_logo).toBeNull()
})

test('R157 what is wrong stands beside its field; a stale save shows both values', async () => {
  const { ingrid } = plain
  const page = await open(ingrid, PATH)
  const wrong = await submit(ingrid, PATH, page, {
    company_name: '',
    company_email: 'nobody',
    company_website: 'javascript:alert(1)',
    company_logo: new File(['GIF89a'], 'logo.png'),
  })
  expect([wrong.status, wrong.faults]).toEqual([
    422,
    {
      company_name: 'The company name field is required.',
      company_email: 'The company email must be a valid email address.',
      company_website: 'The website must be a valid URL.',
      company_logo: 'The company logo must be a file of type: png, jpeg, jpg.',
    },
  ])
  await submit(ingrid, PATH, page, { country_id: '3', 'company_type[]': ['2'] })
  const stale = await submit(ingrid, PATH, page, { country_id: '4', 'company_type[]': ['1'] })
  expect(stale.status).toBe(409)
  expect(stale.html.match(/Stored now/g)).toHaveLength(2)
  expect((await profile()).country_id.id).toBe(3)
})

test('R158 an account without a company makes one, once', async () => {
  const { site } = plain
  const visitor = new Visitor(site.app)
  const account = { email: 'rope@example.com', password: 'a rope and a hammer' }
  await visitor.post('/company-sign-up', {
    ...account,
    company_name: 'Rope',
    contact_person_name: 'Rosa',
  })
  await visitor.signIn(account, '/company-sign-in')
  const { id } = await enter(site.db, account.email)
  await site.db.execute(`update users set company_id = null where id = ${id}`)
  const page = await open(visitor, PATH)
  expect(page.html).toContain('<ndt-company-profile>')
  expect((await submit(visitor, PATH, page, { company_name: '' })).status).toBe(422)
  expect((await submit(visitor, PATH, page, { company_name: 'Rope & Hammer' })).status).toBe(303)
  expect((await open(visitor, PATH)).html).toContain('value="Rope &amp; Hammer"')
})

test('R7 a job seeker’s form is not read, nor one of another’s session, nor one that is too large', async () => {
  const { ingrid, site } = plain
  const page = await open(ingrid, PATH)
  const amara = new Visitor(site.app)
  await amara.signIn(demoAccounts.user)
  const stored = await profile()
  expect((await submit(amara, PATH, page, { company_name: 'X' })).status).toBe(419)
  const rival = new Visitor(site.app)
  await rival.signIn(demoAccounts.catalogue, '/company-sign-in')
  expect((await submit(rival, PATH, page, { company_name: 'X' })).status).toBe(419)
  const huge = new File([new Uint8Array(65 * 1_048_576)], 'logo.png')
  expect((await submit(ingrid, PATH, page, { company_logo: huge })).status).toBe(413)
  expect(await profile()).toEqual(stored)
})
