// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { read } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { PATH } from './product-site'

const plain = usePlainForms()
const ADD = '/company/products/add'
const EDIT = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'

test('what was typed before one signed in anew, in another tab, is shown again and saved', async () => {
  const { ingrid } = plain
  const page = await open(ingrid, EDIT)
  await ingrid.post('/sign-out')
  await ingrid.signIn(demoAccounts.company, '/company-sign-in')
  const refused = await submit(ingrid, EDIT, page, { alias: 'Typed at length' })
  expect(refused.status).toBe(419)
  expect(refused.html).toContain(`You have signed in as ${demoAccounts.company.email} since`)
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
