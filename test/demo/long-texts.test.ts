// @vitest-environment node
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { companies, services } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { nameFor } from '../../demo/files/upload'
import { readVideo } from '../../demo/files/video'
import * as markup from '../../demo/html/sanitise'
import { send } from './api-world'
import { useCompanies } from './company-site'
import { PATIENCE, waitBeside } from './neighbour'
import { fileOf } from './samples'
import { userOf } from '../support/user-of'

const site = useCompanies()

/** By the time of this process, whatever else the machine does. */
const within = (milliseconds: number, work: () => void) => {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(milliseconds)
}

describe('what is long takes no longer than its length', () => {
  test.each(['.', ' ', '. ', '/', '\u0316\u0301', '\u202e'])('a name of many %j', run => {
    within(200, () =>
      expect(nameFor(`a${run.repeat(160_000)}b.pdf`, 'pdf', 'cv')).toMatch(/\.pdf$/),
    )
  })

  test('R242 a name keeps its beginning and its ending', () => {
    expect(nameFor(`C:\\cv\\Ana${'.'.repeat(20)}.pdf`, 'pdf', 'cv')).toBe('Ana.pdf')
    expect(nameFor('... .pdf', 'pdf', 'cv')).toBe('cv.pdf')
  })

  test('a film of a million empty boxes is none', async () => {
    const box = '\0\0\0\x08free'
    const head = '\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08moov\0\0\0\x08mdat'
    const bytes = Buffer.from(head + box.repeat(1_000_000), 'latin1')
    expect(await readVideo(fileOf('weld.mp4', bytes))).toBeUndefined()
  })

  test.each(['<b>', '<p><a href="/x">', '</p>', '<', '&', '<table><td>', '<img src="', '<!--'])(
    'Q102 a rich text of 50,000 characters of %s keeps nobody waiting',
    async markup => {
      const text = markup.repeat(50_000 / markup.length)
      const multipart = { company_name: 'Any', company_long_description: text }
      const save = () =>
        send(site.app, 'POST', '/dashboard/company/profile/update', { as: site.seller, multipart })
      const { wait, status } = await waitBeside(site.app, save)
      expect([status, wait < PATIENCE, wait]).toEqual([200, true, expect.any(Number)])
    },
  )

  test('Q14 nor do two hundred new entries, nor a hundred new tags', async () => {
    const list = (name: string, start: string) =>
      Array.from({ length: 100 }, (_, n) => [`${name}[${n}]`, `${start} ${n}`])
    const form = Object.fromEntries([
      ...list('professions', 'Welder'),
      ...list('industries', 'Rail'),
    ])
    const path = '/api/v2/user/update-professioninfo'
    const save = () => send(site.app, 'POST', path, { as: site.amara, form })
    const { wait, status } = await waitBeside(site.app, save)
    expect([status, wait < PATIENCE, wait]).toEqual([200, true, expect.any(Number)])
  })
})

test('R226 nor does the page of a company with a hundred services that say all they can', async () => {
  const description = '<b>'.repeat(16_000)
  const { companyId } = await userOf(site.db, demoAccounts.company.email)
  await site.db
    .insert(services)
    .values(
      Array.from({ length: 100 }, (_, n) => ({ companyId: companyId!, name: `${n}`, description })),
    )
  const { wait, status } = await waitBeside(site.app, () =>
    site.app.request('/ndt-companies/meridian-weld-laboratories'),
  )
  expect([status, wait < PATIENCE, wait]).toEqual([200, true, expect.any(Number)])
})

test('what a company says of itself is sanitised once, however many look', async () => {
  const { companyId } = await userOf(site.db, demoAccounts.company.email)
  const longDescription = '<p>We inspect <b>rails</b>.</p>'
  await site.db.update(companies).set({ longDescription }).where(eq(companies.id, companyId!))
  const sanitise = vi.spyOn(markup, 'sanitise')
  for (let visitor = 0; visitor < 3; visitor++) {
    const page = await site.app.request('/ndt-companies/meridian-weld-laboratories')
    expect(await page.text()).toContain(longDescription)
  }
  expect(sanitise.mock.calls.filter(([text]) => text === longDescription)).toHaveLength(1)
})
