import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { getConnInfo } from '@hono/node-server/conninfo'
import { getCookie, setCookie } from 'hono/cookie'
import { DATA, row, run } from './database.js'

const key = readFileSync(`${DATA}secret.key`)
/** Wrong passwords that an address may send for an account within these seconds. */
const [TRIES, SECONDS] = [5, 300]
/** How long a session lasts, in seconds. */
const DAY = 86_400

const now = () => Math.floor(Date.now() / 1000)

/** A call or a page that is refused, with the words to show; `errors` by field. */
export class Refusal extends Error {
  constructor(status, message, more = {}) {
    super(message)
    Object.assign(this, { status, more })
  }
}

/** Learns who is signed in. Every visitor's session has a CSRF token, as the sign-in is guarded as well. */
export async function openSession(c, next) {
  const id = getCookie(c, 'session') ?? giveSession(c)
  c.set('session', id)
  c.set('token', createHmac('sha256', key).update(id).digest('base64url'))
  const sql =
    'SELECT users.* FROM users JOIN sessions ON users.id = user_id WHERE digest = ? AND at > ?'
  c.set('user', row(sql, digestOf(id), now() - DAY))
  await next()
}

function giveSession(c) {
  const id = randomBytes(32).toString('base64url')
  const secure = process.env.HTTPS === '1'
  setCookie(c, 'session', id, { path: '/', httpOnly: true, sameSite: 'Lax', secure })
  return id
}

/** Who reads the database can enter nobody's session. */
const digestOf = id => createHash('sha256').update(id).digest('base64url')

/** Refuses nobody with 401, by which the widgets know that a session has ended. */
export async function requireUser(c, next) {
  if (!c.get('user')) throw new Refusal(401, 'Please sign in.')
  await next()
}

/** Guards what changes state, a GET as well: the session's token, and the account of the page. */
export async function guardChange(c, next) {
  const account = c.req.header('x-ndt-account')
  // someone else may have signed in since the page was served
  if (account && account !== String(c.get('user')?.id)) {
    throw new Refusal(409, 'You are signed in as someone else now.', { code: 'account_changed' })
  }
  const token = c.req.header('x-csrf-token') ?? (await c.req.parseBody()).token
  if (!isSame(String(token), c.get('token'))) {
    throw new Refusal(419, 'The page is out of date. Please reload it.')
  }
  await next()
}

function isSame(one, other) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const stretch = promisify(scrypt)

/** A password as it is stored: its salt and its hash. */
export async function hashOf(password, salt = randomBytes(16).toString('base64url')) {
  return `${salt} ${(await stretch(password, salt, 32)).toString('base64url')}`
}

/** Signs in; resolves to whether the password was right. */
export async function signIn(c, email, password) {
  const who = `${email.toLowerCase()} ${getConnInfo(c).remote.address}`
  run('DELETE FROM attempts WHERE at < ?', now() - SECONDS)
  if (row('SELECT count(*) AS n FROM attempts WHERE who = ?', who).n >= TRIES) {
    throw new Refusal(429, 'Too many attempts. Please try again in some minutes.')
  }
  run('INSERT INTO attempts VALUES (?, ?)', who, now())
  const user = row('SELECT * FROM users WHERE email = ?', email)
  // made in any case: how long it takes tells nobody who has an account
  const hash = await hashOf(password, user?.password.split(' ')[0])
  if (!user || !isSame(hash, user.password)) return false
  run('DELETE FROM attempts WHERE who = ?', who)
  // a session's name from before is worth nothing after
  run('DELETE FROM sessions WHERE at < ?', now() - DAY)
  run('INSERT INTO sessions VALUES (?, ?, ?)', digestOf(giveSession(c)), user.id, now())
  return true
}

/** Ends the session. */
export function signOut(c) {
  run('DELETE FROM sessions WHERE digest = ?', digestOf(c.get('session')))
  giveSession(c)
}
