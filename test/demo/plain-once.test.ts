// @vitest-environment node
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as schema from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { read, somePlace } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { PATH, picture } from './product-site'
import { holdNextWrite } from './uploads'
import { Visitor } from './visitor'

const plain = usePlainForms()
const SERVICES = '/api/v2/company/service'

/** How many rows of a list have just this name. */
async function named(path: string, name: string) {
  const { data } = await read(plain.site, `${path}?${new URLSearchParams({ search: name, name })}`)
  return (data as { name: string }[]).filter(row => row.name === name).length
}

describe('R158 without JavaScript a company', () => {
  const PROFILE = '/company/profile'
  const companies = (name: string) =>
    plain.site.db.$count(schema.companies, eq(schema.companies.name, name))

  test('is made once by a double click; another tab does not clear what it said', async () => {
    const founder = new Visitor(plain.site.app)
    await founder.signIn(demoAccounts.founder, '/company-sign-in')
    const [page, tab] = [await open(founder, PROFILE), await open(founder, PROFILE)]
    const typed = { company_name: 'Founded', company_landline: '+351 22 123' }
    const send = () => submit(founder, PROFILE, page, typed)
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await send()).location).toBe(PROFILE)
    expect(await companies('Founded')).toBe(1)
    const late = await submit(founder, PROFILE, tab, { company_name: 'Founded in a tab' })
    expect([late.status, late.html.match(/Stored now/g)?.length]).toEqual([409, 2])
    expect((await open(founder, PROFILE)).html).toContain('value="+351 22 123"')
    expect((await submit(founder, PROFILE, late)).status).toBe(303)
    expect([await companies('Founded'), await companies('Founded in a tab')]).toEqual([0, 1])
  })
})

describe('without JavaScript what is sent twice is added once', () => {
  test('a service, by a double click', async () => {
    const { ingrid } = plain
    const page = await open(ingrid, '/company/services/add')
    const typed = { company_service_name: 'Double click' }
    const send = () => submit(ingrid, '/company/services/add', page, typed)
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect((await send()).location).toBe('/company/services')
    expect(await named(SERVICES, 'Double click')).toBe(1)
  })

  test('a product, and another by the same form with another name or file', async () => {
    const { ingrid, site } = plain
    const page = await open(ingrid, '/company/products/add')
    const { method_id, category_id, sub_category_id } = await somePlace(site)
    const place = `1/${method_id}/${category_id}/${sub_category_id}`
    const typed = { name: 'First of two', place, short_description: 'Steel.' }
    const send = (more: object) =>
      submit(ingrid, '/company/products/add', page, { ...typed, ...more })
    for (const more of [{}, {}, { name: 'Second of two' }]) {
      expect((await send(more)).status).toBe(303)
    }
    expect(await named(PATH, 'First of two')).toBe(1)
    expect(await named(PATH, 'Second of two')).toBe(1)
  })

  test('and shown again, with what was typed, where the first takes long', async () => {
    const { ingrid, site } = plain
    vi.spyOn(timers, 'setTimeout').mockResolvedValue(undefined)
    syncBuiltinESMExports()
    onTestFinished(() => {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
    })
    const page = await open(ingrid, '/company/services/add')
    const typed = { company_service_name: 'Slow <one>', company_service_description: 'A\n\nB' }
    const { isHeld, goOn } = holdNextWrite(site.uploads)
    const withFile = { ...typed, company_service_image: await picture('slow.png') }
    const first = submit(ingrid, '/company/services/add', page, withFile)
    await isHeld
    const second = await submit(ingrid, '/company/services/add', page, withFile)
    expect([second.status, second.wait]).toEqual([503, '20'])
    expect(second.html).toContain('This is being saved already.')
    expect(second.html).toContain('value="Slow &lt;one&gt;"')
    expect(second.html).toContain('Files have to be chosen again.')
    goOn()
    expect((await first).status).toBe(303)
    const { company_service_image } = withFile
    const third = await submit(ingrid, '/company/services/add', second, { company_service_image })
    expect([third.status, await named(SERVICES, 'Slow <one>')]).toEqual([303, 1])
  })

  test('what was refused is taken once it is right', async () => {
    const { ingrid } = plain
    const page = await open(ingrid, '/company/services/add')
    const refused = await submit(ingrid, '/company/services/add', page)
    expect(refused.status).toBe(422)
    const typed = { company_service_name: 'Now named' }
    const taken = await submit(ingrid, '/company/services/add', refused, typed)
    expect([taken.status, await named(SERVICES, 'Now named')]).toEqual([303, 1])
  })
})
