// @vitest-environment node
import { eq, like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmEmail } from '../../demo/db/queries/addresses'
import { makeLinks } from '../../demo/db/queries/links'
import { companies, users } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { userOf } from '../support/user-of'
import { call, productId, read, useCompanies } from './company-site'
import { enter, profileOf, type Person } from './seeded-site'
import { Visitor } from './visitor'

const site = useCompanies()
const SERVICE = '/api/v2/company/service'
const PRODUCT = '/api/v2/company/product'

const times = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))
const sorted = (statuses: number[]) => statuses.sort((a, b) => a - b)
const send = async (path: string, multipart: Record<string, string>, version: string) => {
  const headers = { 'If-Match': `"${version}"` }
  return (await call(site, 'POST', path, { multipart, headers })).status
}

describe('R158 of many requests at once', () => {
  let founder: Person
  beforeAll(async () => {
    founder = await enter(site.db, demoAccounts.founder.email)
  })

  test('one makes an account’s company, and the others are told', async () => {
    const before = await site.db.$count(companies)
    const answers = await times(5, n =>
      call(site, 'POST', '/api/v1/company/products', {
        as: founder,
        multipart: { company_name: `Fjellecho ${n}` },
      }),
    )
    expect(sorted(answers.map(({ status }) => status)).slice(0, 2)).toEqual([
      200,
      expect.any(Number),
    ])
    for (const { status, body } of answers.filter(({ status }) => status !== 200)) {
      expect([403, 422]).toContain(status)
      expect(body.message).toBe('This account has a company already.')
    }
    expect(await site.db.$count(companies)).toBe(before + 1)
  })

  test('each makes a company of its own under one name', async () => {
    const answers = await times(6, n =>
      new Visitor(site.app).post('/company-sign-up', {
        company_name: 'Six Sisters',
        contact_person_name: 'Ann Other',
        email: `ann${n}@sisters.example`,
        password: 'a long enough one',
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    const made = await site.db.select().from(companies).where(like(companies.slug, 'six-sisters%'))
    expect(made).toHaveLength(6)
  })

  test('each claims one address, and one of them makes it its own', async () => {
    const answers = await times(6, () =>
      new Visitor(site.app).post('/company-sign-up', {
        company_name: 'One Only',
        contact_person_name: 'Ann Other',
        email: 'one@only.example',
        password: 'a long enough one',
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303))
    const claims = await site.db.select().from(users).where(eq(users.email, 'one@only.example'))
    expect(new Set(claims.map(({ companyId }) => companyId)).size).toBe(6)
    const [first, second] = claims
    let late: Promise<boolean> | undefined
    await site.db.transaction(async tx => {
      expect(await confirmEmail(tx, first!.id)).toBe(true)
      late = confirmEmail(site.db, second!.id)
      // for the other to meet it; who comes later still is refused all the same
      await tx.execute(sql`select pg_sleep(0.1)`)
    })
    expect(await late).toBe(false)
  })
})

describe('Q106 of five writes at once that began with the same state one is taken', () => {
  const once = [200, 412, 412, 412, 412]

  test('of a service', async () => {
    const [{ id, updated_at }] = (await read(site, SERVICE)).data
    const save = (n: number) =>
      send(`${SERVICE}/${id as number}`, { company_service_name: `Take ${n}` }, updated_at)
    expect(sorted(await times(5, save))).toEqual(once)
  })

  test('of a company', async () => {
    const { updated_at } = (await read(site, '/api/v2/company/profile')).data
    const save = (n: number) =>
      send('/dashboard/company/profile/update', { company_name: `Meridian ${n}` }, updated_at)
    expect(sorted(await times(5, save))).toEqual(once)
  })

  test('of a profile', async () => {
    const { updated_at } = await profileOf(site, site.amara)
    const save = async (n: number) => {
      const headers = { 'If-Match': `"${updated_at}"` }
      const form = { first_name: `Amara ${n}` }
      const path = '/api/v2/user/update-profile'
      return (await call(site, 'POST', path, { as: site.amara, form, headers })).status
    }
    expect(sorted(await times(5, save))).toEqual(once)
  })

  test.each([PRODUCT, SERVICE])('of a switch of %s', async list => {
    const [{ id, updated_at }] = (await read(site, list)).data
    const headers = { 'If-Match': `"${updated_at}"` }
    const path = `${list}/${id as number}/toggle-status`
    const flip = async () => (await call(site, 'GET', path, { headers })).status
    expect(sorted(await times(5, flip))).toEqual(once)
  })

  test('and no two of a row say that they left the same state', async () => {
    const [{ id }] = (await read(site, SERVICE)).data
    const path = `${SERVICE}/${id as number}`
    const seen = new Set<string>()
    for (let n = 0; n < 10; n++) {
      await times(2, () => call(site, 'GET', `${path}/toggle-status`))
      seen.add((await read(site, path)).data.updated_at)
    }
    expect(seen.size).toBe(10)
  })
})

describe('what can be done once', () => {
  test('a form without JavaScript signs up once, by a double click too, and other words do anew', async () => {
    const ann = new Visitor(site.app)
    await ann.get('/company-sign-in')
    const cookies = [...ann.cookies]
    const typed = { contact_person_name: 'Ann', email: 'twice@clicked.example' }
    const send = (company_name: string, password = 'a long enough one') =>
      ann.post('/company-sign-up', { ...typed, company_name, password })
    const made = () => site.db.$count(companies, like(companies.name, 'Clicked %'))
    const answers = await times(2, () => send('Clicked Twice'))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect([await made(), (await userOf(site.db, typed.email)).firstName]).toEqual([1, 'Ann'])
    expect((await ann.get('/company/products')).status).toBe(200)
    for (const [name, value] of cookies) ann.cookies.set(name, value)
    await times(2, n => (n ? send('Clicked Twice', 'another long one') : send('Clicked Anew')))
    expect(await made()).toBe(3)
  })

  test('an address is confirmed by either of two mails, and neither waits for the other', async () => {
    for (let n = 0; n < 5; n++) {
      const ann = new Visitor(site.app)
      const email = `two-mails-${n}@sisters.example`
      await ann.post('/user-sign-up', { first_name: 'Ann', email, password: 'a long enough one' })
      const { id } = await userOf(site.db, email)
      const tokens = await makeLinks(site.db, [id, id], 'confirm')
      const answers = await Promise.all(
        tokens.map(token => ann.post('/account/confirm', { token })),
      )
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      expect((await userOf(site.db, email)).emailConfirmedAt).not.toBeNull()
    }
  })

  test('R199 a product is deleted once', async () => {
    const [{ slug }] = (await read(site, PRODUCT)).data
    const id = await productId(site, slug)
    const path = `/api/v1/company/products/${id}`
    const statuses = await times(2, async () => (await call(site, 'DELETE', path)).status)
    expect(sorted(statuses)).toEqual([200, 404])
  })

  test('Q14 names that many add at once are added once', async () => {
    const save = async (as: Person) => {
      const names = {
        'languages[0]': 'Tok Pisin',
        'languages[1]': 'tok pisin',
        'languages[2]': 'Hiri Motu',
      }
      const form = { first_name: 'Same', ...names }
      return (await call(site, 'POST', '/api/v2/user/update-profile', { as, form })).status
    }
    expect(await times(6, n => save(n % 2 ? site.amara : site.jonas))).toEqual(Array(6).fill(200))
    const { languages } = await profileOf(site, site.jonas)
    expect(languages).toEqual((await profileOf(site, site.amara)).languages)
    expect(languages).toHaveLength(2)
  })
})
