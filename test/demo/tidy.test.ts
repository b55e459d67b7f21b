// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../demo/db/open'
import { createSession } from '../../demo/db/queries/sessions'
import { keptAnswers, oneTimeLinks, rateLimits, sessions } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { tidy } from '../../demo/files/tidy'
import { borrow } from './database'
import { openUploads } from './uploads'
import { userOf } from '../support/user-of'

let database: OpenDatabase
let files: Awaited<ReturnType<typeof openUploads>>
beforeAll(async () => {
  ;[database, files] = [await borrow('small'), await openUploads()]
}, 120_000)
afterAll(async () => {
  await database.close()
  await files.close()
})

test('what is over goes once an hour, a thousand at a time, and holds up no sign-in', async () => {
  const { db } = database
  const { id: userId } = await userOf(db, demoAccounts.user.email)
  const [expiresAt, csrfSecret] = [new Date(0), 'secret']
  const each = <T>(row: (id: string) => T) =>
    Array.from({ length: 1500 }, (_, n) => row(`old ${n}`))
  await db.insert(sessions).values(each(id => ({ id, userId, csrfSecret, expiresAt })))
  await db
    .insert(oneTimeLinks)
    .values(each(id => ({ id, userId, purpose: 'reset' as const, expiresAt })))
  await db.insert(rateLimits).values(each(key => ({ key, points: 1, expire: expiresAt })))
  await db
    .insert(keptAnswers)
    .values(
      each(key => ({ userId, path: '/x', key, digest: 'x', answer: {}, createdAt: expiresAt })),
    )
  await db.insert(rateLimits).values({ key: 'yet', points: 1, expire: new Date(Date.now() + 1e6) })

  const { $client } = db as unknown as { $client: { query(asked: unknown): unknown } }
  const asked = vi.spyOn($client, 'query')
  await createSession(db, userId)
  expect(asked).toHaveBeenCalledOnce()
  asked.mockClear()
  await tidy(db, files.uploads)
  const deletes = asked.mock.calls.filter(call => JSON.stringify(call).includes('delete from'))
  // two of each of the four, and two of mails, of which there are none
  expect(deletes).toHaveLength(10)
  const left = [sessions, oneTimeLinks, rateLimits, keptAnswers].map(table => db.$count(table))
  expect(await Promise.all(left)).toEqual([1, 0, 1, 0])
})
