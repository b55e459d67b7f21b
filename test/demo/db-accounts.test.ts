// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '../../demo/db/database'
import type { OpenDatabase } from '../../demo/db/open'
import { setPassword } from '../../demo/auth/change-password'
import * as passwords from '../../demo/db/password'
import { hashPassword, verifyPassword } from '../../demo/db/password'
import { confirmEmail } from '../../demo/db/queries/addresses'
import { findOwnFile, findPublicFile } from '../../demo/db/queries/files'
import { makeLink, readLink } from '../../demo/db/queries/links'
import { chosenPreferences, listCountries, listSkills } from '../../demo/db/queries/lookups'
import { readProfile } from '../../demo/db/queries/profile'
import * as sessions from '../../demo/db/queries/sessions'
import { createUser } from '../../demo/db/queries/new-users'
import { accountsOf, authenticate } from '../../demo/db/queries/users'
import { oneTimeLinks, sessions as table, skills, users } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { borrow } from './database'
import { userOf } from '../support/user-of'

let database: OpenDatabase
let db: Db
let amara: number
let jonas: number

beforeAll(async () => {
  database = await borrow('small')
  db = database.db
  amara = (await userOf(db, demoAccounts.user.email)).id
  jonas = (await userOf(db, demoAccounts.newcomer.email)).id
}, 120_000)
afterAll(() => database.close())

describe('profiles', () => {
  test('are read whole (R133), and empty ones too', async () => {
    const profile = await readProfile(db, amara)
    expect(profile).toMatchObject({ user: { first_name: 'Amara' }, twitter_url: null })
    expect(profile?.locations.map(({ name }) => name)).toEqual([
      'United Kingdom',
      'Netherlands',
      'Norway',
    ])
    expect(profile?.skills[0]?.name).toBe('PAUT')
    expect(await readProfile(db, jonas)).toMatchObject({ resume: null, country: null, skills: [] })
    expect(await chosenPreferences(db, amara)).toHaveLength(5)
  })

  test('keep their files to themselves; logos are for all', async () => {
    const id = Number((await readProfile(db, amara))?.resume?.split('/')[2])
    expect((await findOwnFile(db, { userId: amara }, id))?.name).toBe('okafor-resume.pdf')
    expect(await findOwnFile(db, { userId: jonas }, id)).toBeUndefined()
    expect(await findPublicFile(db, id)).toBeUndefined()
  })

  test('see their own additions to a list only', async () => {
    await db.insert(skills).values({ name: 'Pigging', addedBy: jonas })
    const names = async (userId: number) => (await listSkills(db, userId)).map(({ name }) => name)
    expect(await names(jonas)).toContain('Pigging')
    expect(await names(amara)).not.toContain('Pigging')
    expect((await listCountries(db))[0]?.name).toBe('Afghanistan')
  })
})

// Hashing is slow by design; on a busy machine a few hashes take longer than the usual 5 s.
describe('accounts', { timeout: 60_000 }, () => {
  test('sign in by email, password and role', async () => {
    const { email, password } = demoAccounts.company
    expect((await authenticate(db, 'company', email.toUpperCase(), password))?.firstName).toBe(
      'Ingrid',
    )
    expect(await authenticate(db, 'user', email, password)).toBeUndefined()
    expect(await authenticate(db, 'company', email, 'wrong')).toBeUndefined()
    expect(await authenticate(db, 'user', 'nobody@calderfield.example', password)).toBeUndefined()
  })

  test('claim an email, which is that account’s own that confirms it first', async () => {
    const values = { role: 'user' as const, firstName: 'Ada' }
    const ada = await createUser(db, { ...values, email: ' ada@site.example ', password: 'first' })
    expect(await readProfile(db, ada.id)).toMatchObject({ user: { email: 'ada@site.example' } })
    const other = await createUser(db, { ...values, email: 'ADA@site.example', password: 'second' })
    const signIn = (password: string) => authenticate(db, 'user', 'ada@site.example', password)
    expect([(await signIn('first'))?.id, (await signIn('second'))?.id]).toEqual([ada.id, other.id])
    // one salt, so that a sign-in takes one hash and does not tell that there are two
    const saltOf = ({ passwordHash }: typeof ada) => passwordHash.split('$').slice(0, 4)
    expect(saltOf(other)).toEqual(saltOf(ada))
    expect(await confirmEmail(db, other.id)).toBe(true)
    expect(await confirmEmail(db, ada.id)).toBe(false)
    expect(await confirmEmail(db, other.id)).toBe(true)
  })

  test('are found under however many that strangers made with the same address', async () => {
    const email = 'buried@site.example'
    const values = { role: 'user' as const, firstName: 'Ada', email }
    const ada = await createUser(db, { ...values, password: 'first' })
    const many = sql`generate_series(1, 10000)`
    await db.execute(sql`
      insert into ${users} (role, email, password_hash, first_name)
      select 'user', ${email}, left(${ada.passwordHash}, -6) || to_char(number, 'FM000000'), 'Eve'
      from ${many} number`)
    const last = await createUser(db, { ...values, password: 'second' })
    expect((await authenticate(db, 'user', email, 'first'))?.id).toBe(ada.id)
    expect((await authenticate(db, 'user', email, 'second'))?.id).toBe(last.id)
    expect((await accountsOf(db, 'user', email, 5)).map(({ id }) => id)).toContain(ada.id)
  })

  test('share a salt also where they were made at once, so that a sign-in takes one hash yet', async () => {
    const values = { role: 'user' as const, firstName: 'Eve', email: 'crowd@site.example' }
    const made = await Promise.all(
      ['first', 'second', 'third'].map(password => createUser(db, { ...values, password })),
    )
    expect(new Set(made.map(({ passwordHash }) => passwordHash.slice(0, -43))).size).toBe(1)
    const hashed = vi.spyOn(passwords, 'hashLike')
    expect((await authenticate(db, 'user', values.email, 'third'))?.id).toBe(made[2]!.id)
    expect(hashed).toHaveBeenCalledOnce()
  })

  test('wait for a new password’s hash outside of any transaction, which would hold a connection', async () => {
    const ada = await createUser(db, {
      ...{ role: 'user', firstName: 'Ada', email: 'slow@site.example', password: 'first' },
    })
    const order: string[] = []
    vi.spyOn(passwords, 'hashLike').mockImplementation(async hash => {
      await new Promise(resume => setTimeout(resume, 50))
      order.push('hashed')
      return hash
    })
    vi.spyOn(db, 'transaction').mockImplementation(async () => order.push('begun'))
    await setPassword(db, ada.id, ada.passwordHash, 'second', { session: '' })
    expect(order).toEqual(['hashed', 'begun'])
  })

  test('hold passwords that only their own text opens', async () => {
    const hash = await hashPassword('Inspect-2026')
    expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(await verifyPassword('Inspect-2026', hash)).toBe(true)
    expect(await verifyPassword('inspect-2026', hash)).toBe(false)
    expect(await verifyPassword('Inspect-2026', 'Inspect-2026')).toBe(false)
  })

  test('hold up no file while many passwords are tried at once', async () => {
    const hash = await hashPassword('Inspect-2026')
    const ended: string[] = []
    const tries = Array.from({ length: 6 }, async () => {
      await verifyPassword('a wrong one', hash)
      ended.push('password')
    })
    await readFile('package.json')
    ended.push('file')
    await Promise.all(tries)
    expect(ended[0]).toBe('file')
  })

  test('have sessions that end one by one, together or in time', async () => {
    const [kept, other] = [
      await sessions.createSession(db, amara),
      await sessions.createSession(db, amara),
    ]
    expect((await sessions.readSession(db, kept.token))?.user.id).toBe(amara)
    await sessions.destroyOtherSessions(db, amara, kept.token)
    expect(await sessions.readSession(db, other.token)).toBeUndefined()
    expect(await sessions.readSession(db, kept.token)).toBeDefined()
    await sessions.destroySession(db, kept.token)
    expect(await sessions.readSession(db, kept.token)).toBeUndefined()
    const expired = await sessions.createSession(db, amara, { lifetime: -1 })
    expect(await sessions.readSession(db, expired.token)).toBeUndefined()
  })

  test.each([-3, 3])('do not go by a machine’s clock that is %i hours off', async hours => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    try {
      const { token } = await sessions.createSession(db, amara)
      const own = eq(table.id, sessions.idOf(token))
      await db
        .update(table)
        .set({ lastUsedAt: sql`now() - interval '90 minutes'` })
        .where(own)
      expect((await sessions.readSession(db, token))?.user.id).toBe(amara)
      const isOver = sql`${table.lastUsedAt} < now() - interval '1 minute'`
      expect(await db.$count(table, and(own, isOver))).toBe(0)
      const link = await makeLink(db, amara, 'reset')
      expect((await readLink(db, link, 'reset'))?.id).toBe(amara)
      const isLong = sql`${oneTimeLinks.expiresAt} > now() + interval '1 hour'`
      expect(await db.$count(oneTimeLinks, isLong)).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('have sessions and links whose tokens the database does not know', async () => {
    const { token } = await sessions.createSession(db, amara)
    const link = await makeLink(db, amara, 'reset')
    const stored = JSON.stringify([
      await db.select().from(table),
      await db.select().from(oneTimeLinks),
    ])
    expect(stored).toContain(sessions.idOf(token))
    expect(stored).toContain(sessions.idOf(link))
    for (const secret of [token, link]) expect(stored).not.toContain(secret)
  })
})
