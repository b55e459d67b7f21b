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

/** Records a file that was uploaded, and returns its number. */
export async function recordFile(
  db: Db,
  file: Omit<typeof files.$inferInsert, 'store'>,
): Promise<number> {
  const [row] = await db
    .insert(files)
    .values({ ...file, store: 'data' })
    .returning({ id: files.id })
  if (!row) throw new Error(`The file ${file.path} was not recorded.`)
  return row.id
}

/** Deletes the record of a user's own file and returns what it was; another's stays. */
export async function forgetFile(
  db: Db,
  userId: number,
  id: number,
): Promise<StoredFile | undefined> {
  const [file] = await db
    .delete(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
    .returning()
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
