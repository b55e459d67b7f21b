import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, sessions, users } from '../schema'

const week = 7 * 86_400_000

/** What stands for a session in the database: from it nobody gets the cookie's token. */
export const idOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Opens a session; the token goes into the cookie and is stored nowhere. */
export async function createSession(db: Db, userId: number, lifetime = week) {
  const token = randomBytes(32).toString('base64url')
  const csrfSecret = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + lifetime)
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
  await db.insert(sessions).values({ id: idOf(token), userId, csrfSecret, expiresAt })
  return { token, csrfSecret, expiresAt }
}

/** The open session of a token and whose it is; undefined once it has ended. */
export async function readSession(db: Db, token: string) {
  const [session] = await db
    .select({
      csrfSecret: sessions.csrfSecret,
      expiresAt: sessions.expiresAt,
      user: {
        id: users.id,
        role: users.role,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        companyId: users.companyId,
      },
      companyName: companies.name,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sessions.id, idOf(token)), gt(sessions.expiresAt, sql`now()`)))
  return session
}

/** An open session as `readSession` gives it. */
export type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** Ends a session; nothing happens if it has ended already. */
export async function destroySession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, idOf(token)))
}

/** Ends every session of a user but the one of this token. */
export async function destroyOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, idOf(token))))
}
