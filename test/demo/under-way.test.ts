// @vitest-environment node
import { EventEmitter } from 'node:events'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env, User } from '../../demo/auth/env'
import type { Refusal } from '../../demo/auth/refusal'
import { limitAccounts } from '../../demo/auth/under-way'

const app = new Hono<Env>()
app.use((c, next) => {
  c.set('user', { id: Number(c.req.query('as')) } as User)
  return next()
})
app.use(limitAccounts)
app.get('/', c => c.text('a file'))
app.onError((error, c) => c.text('', (error as Refusal).status as 429))

/** Asks for a file; its bytes are under way until `outgoing` closes. */
async function ask(as: number) {
  const outgoing = Object.assign(new EventEmitter(), { destroyed: false })
  const env = { outgoing } as unknown as Env['Bindings']
  const { status } = await app.request(`/?as=${as}`, {}, env)
  return { status, outgoing }
}

test('a file counts among an account’s requests until its last byte is taken', async () => {
  const taken = await Promise.all(Array.from({ length: 250 }, () => ask(1)))
  expect([(await ask(1)).status, (await ask(2)).status]).toEqual([429, 200])
  taken[0]!.outgoing.emit('close')
  const next = await ask(1)
  expect([next.status, (await ask(1)).status]).toEqual([200, 429])
})
