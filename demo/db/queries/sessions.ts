import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { log } from '../../log'
import type { Db } from '../database'
import { prepared } from '../prepared'
import { companies, oneTimeLinks, profiles, rateLimits, sessions, users } from '../schema'
import { sweepRows } from './sweep'

const WEEK = 7 * 86_400

/** What stands for a secret in the database: from it nobody gets a cookie's or a link's token. */
export const idOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A random text for a cookie or a link, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Opens a session of so many seconds; the token goes into the cookie and is stored nowhere. */
export async function createSession(
  db: Db,
  userId: number,
  { lifetime = WEEK, userAgent }: { lifetime?: number; userAgent?: string | undefined } = {},
) {
  const [token, csrfSecret] = [newToken(), newToken()]
  // processes may run on machines whose clocks differ: the database's counts, here and where it is read
  const expiresAt = sql`now() + ${lifetime} * interval '1 second'`
  const [session] = await db
    .insert(sessions)
    .values({ id: idOf(token), userId, csrfSecret, expiresAt, userAgent })
    .returning({ expiresAt: sessions.expiresAt })
  return { token, csrfSecret, expiresAt: session!.expiresAt }
}

/** Removes what is over: sessions, links, limits. Until then nothing goes by it. */
export async function sweepEnded(db: Db): Promise<void> {
  await sweepRows(db, sessions, sql`not ${isOpen}`)
  await sweepRows(db, oneTimeLinks, lte(oneTimeLinks.expiresAt, sql`now()`))
  await sweepRows(db, rateLimits, lte(rateLimits.expire, sql`now()`))
}

/** A session lasts a week at most, and two hours from the last request. */
const isOpen = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastUsedAt, sql`now() - interval '2 hours'`),
)!

/** The open session of a token and whose it is; undefined once it has ended. To read it is to use it. */
export async function readSession(db: Db, token: string) {
  const id = idOf(token)
  const [session] = await prepared(db, 'session', () => selectSession(db)).execute({ id })
  // once a minute is enough: a page makes many requests
  if (session?.isDue) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(sessions.id, id))
      // where nothing can be written, on a full disk, there is still much to read
      .catch((error: unknown) => log.error({ err: error }, 'a session’s use was not recorded'))
  }
  return session
}

const selectSession = (db: Db) =>
  db
    .select({
      csrfSecret: sessions.csrfSecret,
      expiresAt: sessions.expiresAt,
      isDue: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 minute'`,
      isMailed: sql<boolean>`${users.emailConfirmedAt} is null and exists (
        select from ${oneTimeLinks} where ${oneTimeLinks.userId} = ${users.id}
          and ${oneTimeLinks.purpose} = 'confirm' and ${oneTimeLinks.expiresAt} > now())`,
      user: {
        id: users.id,
        role: users.role,
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        firstName: users.firstName,
        lastName: users.lastName,
        companyId: users.companyId,
      },
      companyName: companies.name,
      about: profiles.aboutMe,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(sessions.id, sql.placeholder('id')), isOpen))

/** Whether an account's password is still the one that was read; a change under way is waited for. */
export async function hasPasswordYet(
  db: Db,
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('share')
  return found.length > 0
}

/** The open sessions of a user, the last used one first. */
export const listSessions = (db: Db, userId: number) =>
  db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen))
    .orderBy(desc(sessions.lastUsedAt))

/** Ends a session; nothing happens if it has ended already. */
export async function destroySession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, idOf(token)))
}

/** Ends one of a user's sessions, by what stands for it in the database. */
export async function destroyOwnSession(db: Db, userId: number, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
}

/** Ends every session of a user, but the one of this token if there is one. */
export async function destroyOtherSessions(db: Db, userId: number, token = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, idOf(token))))
}
