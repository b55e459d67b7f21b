import { and, eq, inArray, not, or, sql, sum } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, files, productMedia, products, services, uploadFolders, users } from '../schema'

/** Whose a file is: a user's or a company's. */
export type Owner = { userId: number } | { companyId: number }

/** A file as stored. */
export type StoredFile = typeof files.$inferSelect

const isOf = (owner: Owner) =>
  'userId' in owner ? eq(files.userId, owner.userId) : eq(files.companyId, owner.companyId)

/** Finds a user's or a company's own file; another's is as good as none. */
export async function findOwnFile(
  db: Db,
  owner: Owner,
  id: number,
): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isOf(owner)))
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

/** The folder that uploads go into. */
export async function uploadFolder(db: Db): Promise<string> {
  const [folder] = await db.select().from(uploadFolders)
  if (!folder) throw new Error('The database has no folder for uploads.')
  return folder.path
}

/** How many bytes an owner's uploads have. Another who asks waits until this transaction has ended. */
export async function bytesOf(tx: Db, owner: Owner): Promise<number> {
  const [table, id] = 'userId' in owner ? [users, owner.userId] : [companies, owner.companyId]
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
  const [found] = await tx
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(isOf(owner), eq(files.store, 'data')))
  return found?.bytes ?? 0
}

/** Those of these paths that no row names. */
export async function unrecorded(db: Db, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db.select({ path: files.path }).from(files).where(inArray(files.path, paths))
  const recorded = new Set(rows.map(({ path }) => path))
  return paths.filter(path => !recorded.has(path))
}

/** Deletes the record of a user's or a company's own file and returns what it was; another's stays. */
export async function forgetFile(
  db: Db,
  owner: Owner,
  id: number,
): Promise<StoredFile | undefined> {
  const [file] = await db
    .delete(files)
    .where(and(eq(files.id, id), isOf(owner)))
    .returning()
  return file
}

/** Logos and the pictures within texts, which everyone may see whatever shows them. */
const PUBLIC = ['logo', 'editor_image'] as const

/** Finds a file that everyone may see; those of a product or service only while it is published. */
export async function findPublicFile(db: Db, id: number): Promise<StoredFile | undefined> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), or(inArray(files.kind, PUBLIC), isShown)))
  return file
}

const isShown = sql`exists (
  select from ${products} where ${products.coverId} = ${files.id} and ${products.status} = 1
  union all
  select from ${productMedia} join ${products} on ${products.id} = ${productMedia.productId}
  where ${productMedia.fileId} = ${files.id} and ${products.status} = 1
  union all
  select from ${services} where ${services.imageId} = ${files.id} and ${services.status} = 1)`

const isOldPicture = and(
  eq(files.kind, 'editor_image'),
  sql`${files.createdAt} < now() - interval '1 day'`,
)

/** Companies that have pictures for texts, uploaded more than a day ago. */
export async function companiesWithOldPictures(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ id: files.companyId }).from(files).where(isOldPicture)
  return rows.map(({ id }) => id!)
}

/**
 * Numbers of a company's pictures for texts that none of its texts shows, and that were uploaded more
 * than a day ago: a form that is still open may be about to save a younger one.
 */
export async function unusedPictures(db: Db, companyId: number): Promise<number[]> {
  const address = sql`'%/files/' || ${files.id} || '/%'`
  const isUsed = sql`exists (
    select from ${companies} where ${companies.id} = ${companyId}
      and concat(${companies.longDescription}, ${companies.address}) like ${address}
    union all
    select from ${products} where ${products.companyId} = ${companyId}
      and ${products.description} like ${address}
    union all
    select from ${services} where ${services.companyId} = ${companyId}
      and ${services.description} like ${address})`
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.companyId, companyId), isOldPicture, not(isUsed)))
  return rows.map(({ id }) => id)
}
