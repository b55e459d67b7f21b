import { type SQL, and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import { files, services } from '../schema'
import { nextVersion } from '../version'
import { idsBy, isAmong, isAskedFor, orderOf, type ListFilter } from './company-lists'
import { bounds, type Page, type Paging } from './pages'

/** A service as the table shows it. */
export type ServiceListItem = Pick<
  typeof services.$inferSelect,
  'id' | 'name' | 'status' | 'createdAt' | 'updatedAt'
>

const columns = { status: services.status }

const isOwn = (companyId: number, id: number) =>
  and(eq(services.id, id), eq(services.companyId, companyId))

/** Lists a company's services, the newest first; undefined when there is no such column to sort by. */
export async function listServices(
  db: Db,
  companyId: number,
  filter: ListFilter & Paging = {},
): Promise<Page<ServiceListItem> | undefined> {
  const { page, size, offset } = bounds(filter)
  const where = whereOf(companyId, filter)
  const rows = select(db, where, filter)
  if (!rows) return undefined
  const items = await rows.limit(size).offset(offset)
  return { items, total: await db.$count(services, where), page, size }
}

const whereOf = (companyId: number, filter: ListFilter) =>
  and(eq(services.companyId, companyId), isAskedFor(services, filter))

/** The numbers of all services that are asked for, in their order (R184); undefined for no such column. */
export async function serviceIds(
  db: Db,
  companyId: number,
  filter: ListFilter,
): Promise<Int32Array | undefined> {
  const order = orderOf(services, columns, filter)
  if (!order) return undefined
  const query = db.select({ id: services.id }).from(services).where(whereOf(companyId, filter))
  return idsBy(db, query.orderBy(...order))
}

/** Services by their numbers, in the order of a filter that such a column is known of. */
export const servicesBy = async (
  db: Db,
  ids: Int32Array,
  filter: ListFilter,
): Promise<ServiceListItem[]> => select(db, isAmong(services.id, ids), filter)!

function select(db: Db, where: SQL | undefined, filter: ListFilter) {
  const order = orderOf(services, columns, filter)
  return (
    order &&
    db
      .select({
        id: services.id,
        name: services.name,
        status: services.status,
        createdAt: services.createdAt,
        updatedAt: services.updatedAt,
      })
      .from(services)
      .where(where)
      .orderBy(...order)
      .$dynamic()
  )
}

/** A company's service with all that its form shows (R234). */
export async function readService(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      id: services.id,
      name: services.name,
      description: services.description,
      status: services.status,
      image: located,
      updated_at: services.updatedAt,
    })
    .from(services)
    .leftJoin(files, eq(files.id, services.imageId))
    .where(isOwn(companyId, id))
  return row && { ...row, image: fileUrl(row.image), updated_at: row.updated_at.toISOString() }
}

/** The published services of a company, as its public page shows them: the newest, and how many there are. */
export async function listPublishedServices(db: Db, companyId: number) {
  const where = and(eq(services.companyId, companyId), eq(services.status, 1))
  const rows = await db
    .select({
      id: services.id,
      name: services.name,
      description: services.description,
      image: located,
    })
    .from(services)
    .leftJoin(files, eq(files.id, services.imageId))
    .where(where)
    .orderBy(sql`${services.createdAt} desc, ${services.id} desc`)
    .limit(100)
  const items = rows.map(row => ({ ...row, image: fileUrl(row.image) }))
  return { items, total: await db.$count(services, where) }
}

/** What a service's form fills. */
export type ServiceFields = Pick<typeof services.$inferInsert, 'name' | 'description' | 'imageId'>

/** Adds a service. */
export async function insertService(
  db: Db,
  companyId: number,
  fields: ServiceFields,
): Promise<number> {
  const [row] = await db
    .insert(services)
    .values({ ...fields, companyId })
    .returning({ id: services.id })
  return row!.id
}

/** Keeps other writes to a company's service waiting until the transaction ends; undefined for none. */
export async function lockService(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({ id: services.id, imageId: services.imageId, updatedAt: services.updatedAt })
    .from(services)
    .where(isOwn(companyId, id))
    .for('update')
  return row
}

/** Writes a service's columns. */
export async function updateServiceFields(
  db: Db,
  id: number,
  fields: Partial<ServiceFields>,
): Promise<void> {
  await db
    .update(services)
    .set({ ...fields, updatedAt: nextVersion(services.updatedAt) })
    .where(eq(services.id, id))
}

/** Publishes a service or takes it back (R229). */
export async function flipService(db: Db, id: number): Promise<void> {
  await db
    .update(services)
    .set({ status: sql`3 - ${services.status}`, updatedAt: nextVersion(services.updatedAt) })
    .where(eq(services.id, id))
}

/** Deletes a company's service and returns what it was; undefined when there is none (R230). */
export async function removeService(db: Db, companyId: number, id: number) {
  const [row] = await db
    .delete(services)
    .where(isOwn(companyId, id))
    .returning({ imageId: services.imageId })
  return row
}
