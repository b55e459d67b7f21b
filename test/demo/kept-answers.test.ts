// @vitest-environment node
import { and, eq, lt, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keptAnswers } from '../../demo/db/schema'
import type { Request } from './api-world'
import { call, read, useCompanies } from './company-site'
import { plain } from './samples'
import { holdNextWrite } from './uploads'

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

/** Has a change have been made some seconds earlier. */
const age = (key: string, seconds: number) =>
  site.db.execute(
    sql`update kept_answers set created_at = now() - ${seconds} * interval '1 second' where key = ${key}`,
  )

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
  expect([again.status, again.body.message, again.headers.get('retry-after')]).toEqual([
    503,
    'This is being saved already. Please try again in a moment.',
    '20',
  ])
  await age('g', 21)
  expect((await add('Slow', 'g')).status).toBe(200)
})

test('one that takes long says so, and is not begun again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { isHeld, goOn } = holdNextWrite(site.uploads)
  const bytes = await plain(320, 200, '#1f6f78').png().toBuffer()
  const company_service_image = new File([new Uint8Array(bytes)], 'a.png')
  const slow = () =>
    add('', 'o', { multipart: { company_service_name: 'Lasting', company_service_image } })
  const first = slow()
  await isHeld
  await age('o', 21)
  vi.advanceTimersByTime(5000)
  const { key, createdAt } = keptAnswers
  const aged = and(eq(key, 'o'), lt(createdAt, sql`now() - interval '20 seconds'`))
  await expect.poll(() => site.db.$count(keptAnswers, aged)).toBe(0)
  expect((await slow()).status).toBe(503)
  goOn()
  expect((await first).status).toBe(200)
  expect((await slow()).body).toEqual((await first).body)
  expect([await count('Lasting'), vi.getTimerCount()]).toEqual([1, 0])
})

test('an answer is kept for an hour', async () => {
  await add('Earlier', 'h')
  await site.db.execute(
    sql`update kept_answers set created_at = now() - interval '61 minutes' where key = 'h'`,
  )
  await add('Earlier', 'h')
  expect(await count('Earlier')).toBe(2)
})

/** Deletes the service of that name. */
async function remove(name: string): Promise<void> {
  const [{ id }] = (await read(site, `${SERVICES}?name=${name}`)).data as [{ id: number }]
  expect((await call(site, 'GET', `/admin/company/service/delete/${id}`)).status).toBe(200)
}

test('what was deleted since is added anew, and nothing else', async () => {
  await add('Gone', 'i')
  await add('Stays', 'j')
  await remove('Gone')
  expect((await add('Gone', 'i')).status).toBe(200)
  expect((await add('Stays', 'j')).status).toBe(200)
  expect([await count('Gone'), await count('Stays')]).toEqual([1, 1])
})

test('another body by the same key is refused, and not answered as the first', async () => {
  await add('Mine', 'k')
  const other = await add('Other', 'k')
  expect([other.status, other.body.message]).toEqual([
    422,
    'The Idempotency-Key came with another body before.',
  ])
  const image = await plain(320, 200, '#1f6f78').png().toBuffer()
  const file = new File([new Uint8Array(image)], 'a.png')
  const withFile = (bytes: File) =>
    add('', 'l', { multipart: { company_service_name: 'Filed', company_service_image: bytes } })
  expect((await withFile(file)).status).toBe(200)
  expect((await withFile(file)).status).toBe(200)
  const another = await plain(320, 200, '#ffffff').png().toBuffer()
  expect((await withFile(new File([new Uint8Array(another)], 'a.png'))).status).toBe(422)
  expect([await count('Other'), await count('Filed')]).toEqual([0, 1])
})

test('an answer is kept as the thing is added, or neither is', async () => {
  await site.db.execute(
    sql`alter table kept_answers add constraint broken check (answer is null) not valid`,
  )
  expect((await add('Neither', 'm')).status).toBe(500)
  expect(await count('Neither')).toBe(0)
  await site.db.execute(sql`alter table kept_answers drop constraint broken`)
  expect((await add('Neither', 'm')).status).toBe(200)
})

test('a key that is too long to be kept is refused in words', async () => {
  const { status, body } = await add('Long', 'n'.repeat(101))
  expect([status, body.message]).toEqual([
    400,
    'The Idempotency-Key is longer than 100 characters.',
  ])
  expect(await count('Long')).toBe(0)
})
