// @vitest-environment node
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { companies, services } from '../../demo/db/schema'
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

test('what one account typed is kept, and laid over no other company’s', async () => {
  const { ingrid, site } = plain
  const PROFILE = '/company/profile'
  const names = () => site.db.select({ name: companies.name }).from(companies).orderBy(companies.id)
  const before = await names()
  const page = await open(ingrid, PROFILE)
  const typed = { company_name: 'Meridian, typed at length' }
  const { catalogue, founder, user: seeker } = demoAccounts
  for (const account of [undefined, seeker, catalogue, founder]) {
    await ingrid.post('/sign-out')
    if (account) {
      await ingrid.signIn(account, account === seeker ? '/user-sign-in' : '/company-sign-in')
    }
    const held = await submit(ingrid, PROFILE, page, typed)
    expect(held.status).toBe(419)
    expect(held.html).toContain('Opened as another account')
    expect(held.html.includes('"/company-sign-in" target')).toBe(!account)
    // as it came before forms said whose they are: never to be saved as this one's
    const { fields } = page
    const unsaid = { ...page, fields: fields.filter(([name]) => name !== 'owner') }
    const { html } = await submit(ingrid, PROFILE, unsaid, typed)
    expect(html).toContain('Opened as another account')
    const again = await submit(ingrid, PROFILE, held)
    expect([again.status, await names()]).toEqual([419, before])
    // a page that this account has not
    const elsewhere = await submit(ingrid, EDIT, page, typed)
    expect(elsewhere.status).toBe(419)
    if (account !== demoAccounts.founder) continue
    await ingrid.post('/sign-out')
    await ingrid.signIn(demoAccounts.company, '/company-sign-in')
    const mine = await submit(ingrid, PROFILE, again)
    expect(mine.status).toBe(419)
    expect(mine.fields).toContainEqual(['company_name', typed.company_name])
    expect((await submit(ingrid, PROFILE, mine)).status).toBe(303)
  }
  expect((await names()).filter(({ name }) => name === typed.company_name)).toHaveLength(1)
  expect(await names()).toHaveLength(before.length)
})

test('a form that a colleague sends is the company’s all the same', async () => {
  const { ingrid } = plain
  const page = await open(ingrid, EDIT)
  await ingrid.post('/sign-out')
  await ingrid.signIn(demoAccounts.colleague, '/company-sign-in')
  const anew = await submit(ingrid, EDIT, page, { alias: 'By a colleague' })
  expect(anew.html).toContain('You opened this form in another session.')
  expect((await submit(ingrid, EDIT, anew)).status).toBe(303)
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
