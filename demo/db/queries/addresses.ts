import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { users } from '../schema'

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
