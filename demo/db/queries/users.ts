import { and, eq, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { hashLike, hashPassword, SCRYPT, verifyPassword } from '../password'
import { users } from '../schema'

/** An account as stored. */
export type User = typeof users.$inferSelect

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase())

/**
 * The accounts of one role that name an address: whose it is confirmed to be first, then the oldest, as
 * whoever signs up with somebody's address comes after them.
 */
export const accountsOf = (
  db: Db,
  role: User['role'],
  email: string,
  limit: number,
): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(and(hasEmail(email), eq(users.role, role)))
    .orderBy(...ownerFirst)
    .limit(limit)

const ownerFirst = [sql`${users.emailConfirmedAt} is null`, users.id]

/**
 * Accounts of one address share a salt, so that a password is hashed once for however many; so many salts
 * are tried, as accounts that were made at once had each its own before.
 */
const SALTS = 10

/**
 * The account of that role, email and password; an unknown email takes as long as a wrong password, and as long
 * as one that ten thousand accounts name.
 */
export async function authenticate(
  db: Db,
  role: User['role'],
  email: string,
  password: string,
): Promise<User | undefined> {
  const hashes = await saltedHashesOf(db, role, email)
  const made = await Promise.all(
    hashes.length ? hashes.map(hash => hashLike(hash, password)) : [hashPassword(password)],
  )
  const [found] = await db
    .select()
    .from(users)
    .where(and(hasEmail(email), eq(users.role, role), inArray(users.passwordHash, made)))
    .orderBy(...ownerFirst)
    .limit(1)
  return found
}

/** A stored hash of each salt that accounts of an address have, in the accounts' order. */
async function saltedHashesOf(db: Db, role: User['role'], email: string): Promise<string[]> {
  const found = await db
    .select({ hash: sql<string>`min(${users.passwordHash})` })
    .from(users)
    .where(and(hasEmail(email), eq(users.role, role), like(users.passwordHash, `${SCRYPT}%`)))
    // all but the key, of 32 bytes in base64url
    .groupBy(sql`left(${users.passwordHash}, -43)`)
    .orderBy(sql`bool_and(${users.emailConfirmedAt} is null)`, sql`min(${users.id})`)
    .limit(SALTS)
  return found.map(({ hash }) => hash)
}

/** Whether this is an account's password; answers with the stored form of it, for the change. */
export async function checkPassword(
  db: Db,
  userId: number,
  password: string,
): Promise<string | undefined> {
  const [user] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return user && (await verifyPassword(password, user.hash)) ? user.hash : undefined
}

/**
 * Puts a password in the place of the one with `oldHash`; false when another change came first. The new one
 * is to keep the salt, which accounts of one address share.
 */
export async function replacePassword(
  db: Db,
  userId: number,
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash: newHash, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)))
    .returning({ id: users.id })
  return changed.length > 0
}
