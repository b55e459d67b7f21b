// @vitest-environment node
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '../../demo/db/schema'
import { newestJobs, useVisitors } from './visited-site'
import { Visitor } from './visitor'

const site = useVisitors()
const password = 'hunting-2026'

test.each([
  ['𐐀dam', '𐐀'],
  ['👩‍🔬 Ada', '👩‍🔬'],
  ['éva', 'É'],
])('the initial of %s is %s, as a reader sees it', async (name, initial) => {
  const drawn = `<span class="avatar" aria-hidden="true">${initial}</span>`
  const seeker = new Visitor(site.guest.app)
  const email = `${encodeURIComponent(name).replaceAll('%', '')}@names.example`
  await seeker.post('/user-sign-up', { first_name: name, email, password })
  expect(await seeker.text('/ndt-jobs')).toContain(drawn)
  const company = new Visitor(site.guest.app)
  const founder = { contact_person_name: name, company_name: `${name} & Sons`, email, password }
  await company.post('/company-sign-up', founder)
  expect(await company.text('/company/profile')).toContain(drawn)
  expect(await company.text('/ndt-jobs')).toContain(drawn)
  const [made] = await site.db
    .select()
    .from(companies)
    .where(eq(companies.name, `${name} & Sons`))
  expect(await site.guest.text(`/ndt-companies/${made!.id}`)).toContain(
    `<span class="logo"><span aria-hidden="true">${initial}</span>`,
  )
})

test('the title of a refused sign-up is that of its form', async () => {
  const refused = await new Visitor(site.guest.app).post('/user-sign-up', { email: 'none' })
  expect([refused.status, /<title>[^<]*/.exec(await refused.text())![0]]).toEqual([
    422,
    expect.stringContaining('Create an account'),
  ])
  expect(await site.guest.text('/user-sign-in')).toMatch(/<title>Sign in/)
})

test('the page of a job writes no day on which one may apply: that is known once one does', async () => {
  const job = (await newestJobs(site, 50)).find(({ appliedAt }) => !appliedAt)!
  const html = await site.amara.text(`/ndt-jobs/${job.slug}`)
  expect(html).toMatch(
    /<template><span class="done"><svg[^]+?<\/svg><span>Applied on <\/span><\/span><\/template>/,
  )
})
