// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mostViewed } from '../../demo/db/queries/companies'
import { demoAccounts } from '../../demo/db/seed'
import { amaraOf, newestJobs, useVisitors } from './visited-site'

const site = useVisitors()

describe('a company', () => {
  it('counts the visits of signed-in job seekers', async () => {
    const { id } = await amaraOf(site)
    const [, slug] = /href="\/ndt-companies\/([^"?]+)"/.exec(
      await site.guest.text('/ndt-companies'),
    )!
    const path = `/ndt-companies/${slug}`
    await site.amara.get(path, { 'sec-purpose': 'prefetch' })
    for (let n = 0; n < 9; n++) expect((await site.amara.get(path)).status).toBe(200)
    const [first] = await mostViewed(site.db, id)
    expect(first).toMatchObject({ company_slug: slug, last_visited: 0 })
  })
})

describe('/creator', () => {
  const tags = [
    'profile-card',
    'professional-card',
    'saved-panel',
    'viewed-companies',
    'job-profile-card',
  ]

  it('is for signed-in job seekers', async () => {
    const answer = await site.guest.get('/creator?first-data=inline')
    expect(answer.headers.get('location')).toBe(
      '/user-sign-in?next=%2Fcreator%3Ffirst-data%3Dinline',
    )
  })

  it('embeds every card with a fallback inside', async () => {
    const page = await site.amara.text('/creator')
    for (const tag of tags) expect(page).toMatch(new RegExp(`<ndt-${tag}>[^]+</ndt-${tag}>`))
    expect(page).toContain(`<dd>${demoAccounts.user.email}</dd>`)
    expect(page).toMatch(/href="\/ndt-jobs\/[\w-]+"/)
    expect(page.match(/<script type="application\/json">/g)).toBeNull()
  })

  it("brings its first data along when asked, in the calls' own shape", async () => {
    const page = await site.amara.text('/creator?first-data=inline')
    const blocks = [...page.matchAll(/<script type="application\/json">(.*)<\/script>/g)]
    const calls = [
      'user/get-profile-details',
      'user/get-saved-job?is_applied=2',
      'user/most-viewed-companies',
    ]
    const answers = calls.map(async call => JSON.parse(await site.amara.text(`/api/v2/${call}`)))
    expect(blocks.map(([, json]) => JSON.parse(json!))).toEqual(await Promise.all(answers))
  })
})

describe('a job', () => {
  it('leads to whom to write to where its button would lead to the page that it is on', async () => {
    const [job] = (await newestJobs(site, 100)).filter(({ appliedAt }) => !appliedAt)
    const page = await site.amara.text(`/ndt-jobs/${job!.slug}`)
    const contact = `/ndt-companies/${job!.company.slug}#contact`
    expect(page).toMatch(new RegExp(`slot="trigger" href="${contact}"`))
    expect(page).toMatch(/<noscript>.*Write to the company/)
    expect(await site.amara.text(contact)).toContain('id="contact"')
    expect(await site.amara.text('/ndt-jobs')).toContain(
      `slot="trigger" href="/ndt-jobs/${job!.slug}"`,
    )
  })
})

describe('the theme', () => {
  it('is remembered, and only what there is', async () => {
    const answer = await site.amara.post('/theme', { theme: 'dark', back: '/ndt-jobs?page=2' })
    expect(answer.headers.get('location')).toBe('/ndt-jobs?page=2')
    expect(await site.amara.text('/')).toContain('data-ndt-theme="dark"')
    await site.amara.post('/theme', { theme: '"><b>' })
    expect(await site.amara.text('/')).toContain('data-ndt-theme="dark"')
  })
})
