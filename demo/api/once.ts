import { createHash, subtle, type Hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import {
  beginOnce,
  forgetOnce,
  keepAnswer,
  keptAnswer,
  LEASE,
  renewOnce,
} from '../db/queries/kept-answers'

/** What is said of a change while the same one is under way; 503, as it may be tried again. */
export const AT_WORK = new Refusal(
  503,
  'This is being saved already. Please try again in a moment.',
  LEASE,
)
const TOO_LONG = new Refusal(400, 'The Idempotency-Key is longer than 100 characters.')
const OTHER_BODY = new Refusal(422, 'The Idempotency-Key came with another body before.')

/** The longest key that is kept. */
const LONGEST = 100

/** Keeps the answer to what adds something, and the number of what it adds, as part of adding it. */
export type Keep = (tx: Db, made?: number) => Promise<void>

/** Nobody can send it again: nothing is kept. */
export const unkept = () => async () => {}

/**
 * Adds a thing of an account once for each `Idempotency-Key`: sent again, as the answer was lost on
 * the way, it gets the first one's answer. What was refused can be tried anew. `make` is to keep its
 * answer in the transaction that adds: neither is without the other.
 */
export async function once<A>(
  c: Context<Env>,
  body: unknown,
  make: (keeping: (answer: A) => Keep) => Promise<A>,
  { key = c.req.header('idempotency-key'), path = c.req.path } = {},
): Promise<A> {
  const { db, user } = c.var
  if (!key || !user) return make(unkept)
  if (key.length > LONGEST) throw TOO_LONG
  const change = { userId: user.id, path, key, digest: await digestOf(body) }
  if (!(await beginOnce(db, change))) {
    const kept = await keptAnswer(db, change)
    if (kept && kept.digest !== change.digest) throw OTHER_BODY
    if (!kept?.answer) throw AT_WORK
    return kept.answer as A
  }
  // one that fails leaves the next to come: if none does, whoever begins anew adds it, and this one does not
  const renew = () => void renewOnce(db, change).catch(() => {})
  const renewal = setInterval(renew, (LEASE / 4) * 1000)
  try {
    return await make(answer => async (tx, made) => {
      // it took so long that another was begun, and made
      if (!(await keepAnswer(tx, change, { answer, made: made ?? null }))) throw AT_WORK
    })
  } catch (error) {
    await forgetOnce(db, change).catch(() => {})
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/** What tells bodies apart: their fields, and the bytes of their files. */
export async function digestOf(body: unknown): Promise<string> {
  const hash = createHash('sha256')
  await feed(hash, body)
  return hash.digest('base64')
}

async function feed(hash: Hash, value: unknown): Promise<void> {
  if (value instanceof Uint8Array) {
    // beside the server's own thread: files are large
    hash.update(new Uint8Array(await subtle.digest('SHA-256', value as BufferSource)))
  } else if (value instanceof File) {
    await feed(hash, [value.name, new Uint8Array(await value.arrayBuffer())])
  } else if (typeof value === 'object' && value) {
    hash.update('{')
    for (const [name, inner] of Object.entries(value)) {
      hash.update(JSON.stringify(name))
      await feed(hash, inner)
    }
    hash.update('}')
  } else hash.update(JSON.stringify(value) ?? 'undefined')
}
