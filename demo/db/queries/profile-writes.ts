import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { profiles, userPreferences, users } from '../schema'
import { nextVersion } from '../version'

/**
 * Keeps other writes to a user's profile waiting until the transaction ends, and tells which files it
 * has and when it was written last; undefined for an account without one.
 */
export async function lockProfile(db: Db, userId: number) {
  const [profile] = await db
    .select({
      photoId: profiles.profileImageId,
      resumeId: profiles.resumeId,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update')
  return profile
}

/** Fields of a profile; those left out stay as they are. */
export type ProfileFields = Partial<Omit<typeof profiles.$inferInsert, 'id' | 'userId'>>

/** Writes fields of a user's profile. */
export async function updateProfileFields(
  db: Db,
  userId: number,
  fields: ProfileFields,
): Promise<void> {
  await db
    .update(profiles)
    .set({ ...fields, updatedAt: nextVersion(profiles.updatedAt) })
    .where(eq(profiles.userId, userId))
}

/** Writes a user's first name, which belongs to the account. */
export async function renameUser(db: Db, userId: number, firstName: string): Promise<void> {
  await db
    .update(users)
    .set({ firstName, updatedAt: sql`now()` })
    .where(eq(users.id, userId))
}

/** Puts these numbers in the place of the preferences that a user had. */
export function replacePreferences(db: Db, userId: number, ids: number[]): Promise<void> {
  return db.transaction(async tx => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    await tx.delete(userPreferences).where(eq(userPreferences.userId, userId))
    const rows = [...new Set(ids)].map(preferenceId => ({ userId, preferenceId }))
    if (rows.length > 0) await tx.insert(userPreferences).values(rows)
  })
}
