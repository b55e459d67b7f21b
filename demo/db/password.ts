import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { ln: 15, r: 8, p: 3 }
const form = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = (plain: string, salt: Buffer, length: number, { ln, r, p }: typeof cost) =>
  new Promise<Buffer>((resolve, reject) => {
    const N = 2 ** ln
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key))
    scrypt(plain.normalize('NFC'), salt, length, { N, r, p, maxmem: 256 * N * r }, done)
  })

/** Turns a password into what may be stored: scrypt, with its parameters and salt inside. */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(plain, salt, 32, cost)
  const { ln, r, p } = cost
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Tells whether a password is the one that was stored, in a time that does not tell how near it came. */
export async function verifyPassword(plain: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt, key] = form.exec(hash) ?? []
  if (!ln || !r || !p || !salt || !key) return false
  const expected = Buffer.from(key, 'base64url')
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  const actual = await derive(plain, Buffer.from(salt, 'base64url'), expected.length, parameters)
  return timingSafeEqual(actual, expected)
}
