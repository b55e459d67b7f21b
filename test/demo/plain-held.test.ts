// @vitest-environment node
import { expect, test } from 'vitest'
import { companies } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { open, submit, usePlainForms } from './plain-site'

const plain = usePlainForms()
const EDIT = '/company/products/edit/tofd-probe-pair-5-mhz-6-mm-element'

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
    expect(held.html.includes('"/company-sign-in" target')).toBe(!account || account === seeker)
    // as it came before forms said whose they are: never to be saved as this one's
    const { fields } = page
    const unsaid = { ...page, fields: fields.filter(([name]) => name !== 'owner') }
    const mute = await submit(ingrid, PROFILE, unsaid, typed)
    expect(mute.html).toContain('Opened as another account')
    expect((await submit(ingrid, PROFILE, mute)).html).toContain('Opened as another account')
    expect(await names()).toEqual(before)
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
