// @vitest-environment node
import { Hono } from 'hono'
import { contextStorage } from 'hono/context-storage'
import { expect, test, vi } from 'vitest'
import type { Env, User } from '../../demo/auth/env'
import type { Refusal } from '../../demo/auth/refusal'
import type { Db } from '../../demo/db/database'
import { shareOut } from '../../demo/db/shares'

/** A site on a database whose transactions go on until they are told to end. */
function held() {
  const ends: (() => void)[] = []
  const transaction = () => new Promise<void>(resolve => void ends.push(resolve))
  const db = shareOut({ transaction } as unknown as Db)
  const app = new Hono<Env>()
  app.use(contextStorage())
  app.use((c, next) => {
    const as = c.req.query('as')
    c.set('user', as ? ({ id: Number(as) } as User) : null)
    return next()
  })
  app.post('/', async c => {
    await db.transaction(async () => {})
    return c.text('saved')
  })
  app.onError((error, c) => c.text(error.message, (error as Refusal).status as 503))
  return { ends, save: async (as: string) => app.request(`/?as=${as}`, { method: 'POST' }) }
}

test('one account has three transactions at once; others, and who is not signed in, go on', async () => {
  const { ends, save } = held()
  const own = Array.from({ length: 5 }, () => save('1'))
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  const others = [save('2'), save(''), save('')]
  await vi.waitFor(() => expect(ends).toHaveLength(6))
  ends[0]!()
  await vi.waitFor(() => expect(ends).toHaveLength(7))
  ends[1]!()
  await vi.waitFor(() => expect(ends).toHaveLength(8))
  for (const end of ends) end()
  const answers = await Promise.all([...own, ...others])
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('one whose turn comes too late is not begun', async () => {
  const { ends, save } = held()
  const own = Array.from({ length: 4 }, () => save('1'))
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  for (const end of ends) end()
  const answers = await Promise.all(own)
  expect([answers[3]!.status, ends.length]).toEqual([503, 3])
  expect(await answers[3]!.text()).toContain('Please try again')
})
