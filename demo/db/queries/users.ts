import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { hashLike, hashPassword, matchPassword, verifyPassword } from '../password'
import { profiles, users } from '../schema'

/** An account as stored. */
export type User = typeof users.$inferSelect

/** What a sign-up gives. */
export interface NewUser {
  role: User['role']
  email: string
  password: string
  firstName: string
  lastName?: string | undefined
}

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
    .orderBy(sql`${users.emailConfirmedAt} is null`, users.id)
    .limit(limit)

/** So many accounts that name one address are tried: a thousand networks make them in an hour. */
const TRIED = 10_000

/**
 * Creates an account, for a job seeker with an empty profile. Its address is not confirmed yet. What
 * belongs to it is made along with it by `also`, or neither is: hashing the password first keeps the
 * database waiting for nothing.
 */
export async function createUser(
  db: Db,
  { password, email, ...values }: NewUser,
  also: (tx: Db, userId: number) => Promise<unknown> = async () => {},
): Promise<User> {
  const [other] = await accountsOf(db, values.role, email, 1)
  // a sign-in then takes as long as ever, and does not tell that there are two
  const passwordHash = await (other
    ? hashLike(other.passwordHash, password)
    : hashPassword(password))
  return db.transaction(async tx => {
    const [user] = await tx
      .insert(users)
      .values({ ...values, email: email.trim(), passwordHash })
      .returning()
    if (!user) throw new Error('The account was not made.')
    if (user.role === 'user') await tx.insert(profiles).values({ userId: user.id })
    await also(tx, user.id)
    return user
  })
}

/** The account of that role, email and password; an unknown email takes as long as a wrong password. */
export async function authenticate(
  db: Db,
  role: User['role'],
  email: string,
  password: string,
): Promise<User | undefined> {
  const accounts = await accountsOf(db, role, email, TRIED)
  if (!accounts.length) {
    await hashPassword(password)
    return undefined
  }
  const hashes = accounts.map(({ passwordHash }) => passwordHash)
  const matches = await matchPassword(password, hashes)
  return accounts[matches.indexOf(true)]
}

/** Makes an account's address its own; false when another account of its role was first. */
export async function confirmEmail(db: Db, userId: number): Promise<boolean> {
  const others = alias(users, 'others')
  const emailOf = db
    .select({ email: sql`lower(${others.email})` })
    .from(others)
    .where(eq(others.id, userId))
  const isTaken = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(sql`lower(${others.email})`, sql`lower(${users.email})`),
        eq(others.role, users.role),
        ne(others.id, users.id),
        isNotNull(others.emailConfirmedAt),
      ),
    )
  return db.transaction(async tx => {
    // another that confirms the same address at this moment is waited for, and then seen
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, emailOf))
      .orderBy(users.id)
      .for('update')
    const confirmed = await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(and(eq(users.id, userId), notExists(isTaken)))
      .returning({ id: users.id })
    return confirmed.length > 0
  })
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
