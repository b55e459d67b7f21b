import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { hashPassword, verifyPassword } from '../password'
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
  companyId?: number | undefined
}

/** Finds an account by its email, whichever case it is typed in. */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
  return user
}

/** Creates an account, for a job seeker with an empty profile; undefined if the email is taken. */
export async function createUser(
  db: Db,
  { password, email, ...values }: NewUser,
): Promise<User | undefined> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async tx => {
    const [user] = await tx
      .insert(users)
      .values({ ...values, email: email.trim(), passwordHash })
      .onConflictDoNothing()
      .returning()
    if (user?.role === 'user') await tx.insert(profiles).values({ userId: user.id })
    return user
  })
}

let decoy: Promise<string> | undefined

/** The account of that role, email and password; an unknown email takes as long as a wrong password. */
export async function authenticate(
  db: Db,
  role: User['role'],
  email: string,
  password: string,
): Promise<User | undefined> {
  const user = await findUserByEmail(db, email)
  const hash = user?.passwordHash ?? (await (decoy ??= hashPassword('no account has this')))
  const isRight = await verifyPassword(password, hash)
  return isRight && user?.role === role ? user : undefined
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

/** Puts a password in the place of `oldHash`; false when another change came first. */
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
