import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { tryGetContext } from 'hono/context-storage'
import type { Env } from '../auth/env'
import { lineOf } from '../turns'

/** What it takes to turn a password into a hash: memory, and rounds. */
export interface Cost {
  ln: number
  r: number
  p: number
}

const strong: Cost = { ln: 15, r: 8, p: 3 }
/** What every stored hash begins with. */
export const SCRYPT = '$scrypt$'
const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$[\w-]+$/

/**
 * A process has four threads: pictures take two (`files/turns.ts`), passwords one, and files are always
 * read. Those of one address wait for each other, and nobody else for all of them.
 */
const inTurn = lineOf(1)

const derive = (plain: string, salt: Buffer, { ln, r, p }: Cost) =>
  inTurn(
    tryGetContext<Env>()?.get('address'),
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const N = 2 ** ln
        const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key))
        scrypt(plain.normalize('NFC'), salt, 32, { N, r, p, maxmem: 256 * N * r }, done)
      }),
  )

/** Turns a password into what may be stored: scrypt, with its cost and salt inside. */
export async function hashPassword(
  plain: string,
  cost = strong,
  salt = randomBytes(16),
): Promise<string> {
  const key = await derive(plain, salt, cost)
  const { ln, r, p } = cost
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Turns a password into what may be stored, with the cost and the salt of another hash. */
export function hashLike(hash: string, plain: string): Promise<string> {
  const [, ln, r, p, salt = ''] = form.exec(hash) ?? []
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  return hashPassword(plain, cost, Buffer.from(salt, 'base64url'))
}

/** Tells whether a password is the one that was stored, in a time that does not tell how near it came. */
export async function verifyPassword(plain: string, hash: string): Promise<boolean> {
  if (!form.test(hash)) return false
  const [expected, actual] = [Buffer.from(hash), Buffer.from(await hashLike(hash, plain))]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
