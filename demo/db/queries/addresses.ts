import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { users } from '../schema'

/**
 * Has whoever confirms the address of an account wait until this transaction ends. It is to come before the
 * transaction locks an account: two that each hold one, and wait for the other's, would never end.
 */
export async function lockAddress(tx: Db, userId: number): Promise<void> {
  const key = sql`hashtextextended('address ' || lower(${users.email}), 0)`
  await tx
    .select({ lock: sql`pg_advisory_xact_lock(${key})` })
    .from(users)
    .where(eq(users.id, userId))
}

/** Makes an account's address its own; false when another account of its role was first. */
export async function confirmEmail(db: Db, userId: number): Promise<boolean> {
  const others = alias(users, 'others')
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
    await lockAddress(tx, userId)
    const confirmed = await tx
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` })
      .where(and(eq(users.id, userId), notExists(isTaken)))
      .returning({ id: users.id })
    return confirmed.length > 0
  })
}

/** Whether an account's address is its own. */
export const isConfirmed = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.emailConfirmedAt)))) > 0
