// @vitest-environment node
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { services } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { read } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { PATH } from './product-site'
import { Visitor } from './visitor'

const plain = usePlainForms()
const ADD = '/company/products/add'
const SERVICE = '/company/services/add'
const EDIT = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'

/** A picture of one pixel. */
const picture = (name: string) =>
  new File([Buffer.from(PIXEL, 'base64')], name, { type: 'image/png' })
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('what was typed before one signed in anew, in another tab, is shown again and saved', async () => {
  const { ingrid } = plain
  const page = await open(ingrid, EDIT)
  await ingrid.post('/sign-out')
  await ingrid.signIn(demoAccounts.company, '/company-sign-in')
  const refused = await submit(ingrid, EDIT, page, { alias: 'Typed at length' })
  expect(refused.status).toBe(419)
  expect(refused.html).toContain('You opened this form in another session.')
  expect(refused.fields).toContainEqual(['alias', 'Typed at length'])
  expect((await open(ingrid, EDIT)).fields).not.toContainEqual(['alias', 'Typed at length'])
  const saved = await submit(ingrid, EDIT, refused)
  expect([saved.status, saved.location]).toEqual([303, '/company/products'])
  expect((await open(ingrid, EDIT)).fields).toContainEqual(['alias', 'Typed at length'])
})

test('a form of another site, and what has no form to show, stay refused and do nothing', async () => {
  const { ingrid, site } = plain
  const { data: rows } = await read(site, PATH)
  const form = new FormData()
  for (const [name, value] of [
    ['action', 'delete'],
    ['id', String(rows[0].id)],
    ['name', 'Forged'],
  ] as const) {
    form.append(name, value)
  }
  const refused = await ingrid.send('/company/products', form)
  expect([refused.status, await refused.text()]).toEqual([
    419,
    expect.stringContaining('This page has expired'),
  ])
  const foreign = await ingrid.send(ADD, form, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, await foreign.text()]).toEqual([
    419,
    expect.stringContaining('This page has expired'),
  ])
  expect((await read(site, PATH)).data).toEqual(rows)
})

test('a ticked Remove is of the file that stood there, and of none that came since', async () => {
  const { ingrid, site } = plain
  const IMAGE = 'company_service_image'
  const added = { company_service_name: 'With a picture', [IMAGE]: picture('old.png') }
  await submit(ingrid, SERVICE, await open(ingrid, SERVICE), added)
  const stored = () => site.db.select().from(services).where(eq(services.name, 'With a picture'))
  const [{ id, imageId }] = (await stored()) as [typeof services.$inferSelect]
  const path = `/company/services/edit/${id}`
  const mine = await open(ingrid, path)
  const key = /name="dropped\[\]" value="([^"]*)"/.exec(mine.html)![1]!
  const colleague = new Visitor(site.app)
  await colleague.signIn(demoAccounts.colleague, '/company-sign-in')
  const theirs = { [IMAGE]: picture('new.png') }
  expect((await submit(colleague, path, await open(colleague, path), theirs)).status).toBe(303)
  const stale = await submit(ingrid, path, mine, { 'dropped[]': key })
  expect(stale.status).toBe(409)
  expect(stale.fields.filter(([name]) => name === 'dropped[]')).toEqual([])
  expect((await submit(ingrid, path, stale)).status).toBe(303)
  const [kept] = await stored()
  expect(kept!.imageId).not.toBeNull()
  expect(kept!.imageId).not.toBe(imageId)
})

test('a text that is stored without a tag is markup all the same', async () => {
  const { ingrid, site } = plain
  const [row] = await site.db.select().from(services).where(eq(services.name, 'With a picture'))
  const set = { description: 'Smith &amp; Sons' }
  await site.db.update(services).set(set).where(eq(services.id, row!.id))
  const path = `/company/services/edit/${row!.id}`
  const typed = { company_service_description: 'Smith &amp; Sons, Leeds' }
  expect((await submit(ingrid, path, await open(ingrid, path), typed)).status).toBe(303)
  const [now] = await site.db.select().from(services).where(eq(services.id, row!.id))
  expect(now!.description).toBe('<p>Smith &amp; Sons, Leeds</p>')
  await site.db.update(services).set(set).where(eq(services.id, row!.id))
  const [lines, stays] = ['Walls of t <d are measured.\n\nSecond', 'Walls of t &lt;d are measured.']
  const plainly = { company_service_description: lines }
  expect((await submit(ingrid, path, await open(ingrid, path), plainly)).status).toBe(303)
  const [then] = await site.db.select().from(services).where(eq(services.id, row!.id))
  expect(then!.description).toBe(`<p>${stays}</p><p>Second</p>`)
})
