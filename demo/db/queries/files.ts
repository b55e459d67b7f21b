import { and, eq } from 'drizzle-orm'
import type { Db } from '../database'
import { files } from '../schema'

/** A file as stored. */
export type StoredFile = typeof files.$inferSelect

/** Finds a user's own file; another's is as good as none. */
export async function findOwnFile(
  db: Db,
  userId: number,
  id: number,
): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
  return file
}

/** Finds a company's logo, which everyone may see. */
export async function findLogo(db: Db, id: number): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, 'logo')))
  return file
}
