// @vitest-environment node
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Request } from './api-world'
import { call, read, useCompanies } from './company-site'

const site = useCompanies()
const SERVICES = '/api/v2/company/service'

/** Adds a service by a key. */
function add(name: string, key: string, request: Request = {}) {
  const headers = { 'Idempotency-Key': key }
  return call(site, 'POST', SERVICES, {
    multipart: { company_service_name: name },
    headers,
    ...request,
  })
}

async function count(name: string, as = site.seller): Promise<number> {
  return (await read(site, `${SERVICES}?name=${encodeURIComponent(name)}`, as)).data.length
}

test('what is added again by its key is added once, and answered as the first time', async () => {
  const [first, second] = [await add('Once', 'a'), await add('Once', 'a')]
  expect(first.status).toBe(200)
  expect([second.status, second.body]).toEqual([first.status, first.body])
  expect(await count('Once')).toBe(1)
})

test('another key, another account or none makes its own', async () => {
  await add('Own', 'd')
  await add('Own', 'e')
  await call(site, 'POST', SERVICES, { multipart: { company_service_name: 'Own' } })
  await add('Own', 'd', { as: site.rival })
  expect([await count('Own'), await count('Own', site.rival)]).toEqual([3, 1])
})

test('what was refused can be tried anew by its key', async () => {
  expect((await add('', 'f')).status).toBe(422)
  expect((await add('Anew', 'f')).status).toBe(200)
  expect(await count('Anew')).toBe(1)
})

test('one that is at work is not begun again, until its process is known to have stopped', async () => {
  await add('Slow', 'g')
  await site.db.execute(sql`update kept_answers set answer = null where key = 'g'`)
  const again = await add('Slow', 'g')
  expect([again.status, again.body.message]).toEqual([
    503,
    'This is being saved already. Please try again in a moment.',
  ])
  await site.db.execute(
    sql`update kept_answers set created_at = now() - interval '6 minutes' where key = 'g'`,
  )
  expect((await add('Slow', 'g')).status).toBe(200)
})

test('an answer is kept for an hour', async () => {
  await add('Earlier', 'h')
  await site.db.execute(
    sql`update kept_answers set created_at = now() - interval '61 minutes' where key = 'h'`,
  )
  await add('Earlier', 'h')
  expect(await count('Earlier')).toBe(2)
})

test('what was deleted since is added anew', async () => {
  await add('Gone', 'i')
  const [{ id }] = (await read(site, `${SERVICES}?name=Gone`)).data as [{ id: number }]
  expect((await call(site, 'DELETE', `/admin/company/service/delete/${id}`)).status).toBe(200)
  expect((await add('Gone', 'i')).status).toBe(200)
  expect(await count('Gone')).toBe(1)
})
