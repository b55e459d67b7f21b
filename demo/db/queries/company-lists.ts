import { type SQL, type SQLWrapper, and, asc, desc, eq, gte, like, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database'
import { dayEnd, type Days } from '../days'
import type { products, services } from '../schema'

/** What the lists of products and of services are asked for alike. */
export interface ListFilter {
  name?: string | undefined
  days?: Days | undefined
  sort?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/** The columns that both lists have. */
interface Listed {
  id: PgColumn
  nameLower: PgColumn
  createdAt: PgColumn
}

/** The condition that a row's name holds the text, and that it was added in these days (Q52). */
export function isAskedFor(table: Listed, { name, days }: ListFilter): SQL | undefined {
  const text = name?.trim().replace(/[\\%_]/g, '\\$&')
  return and(
    text ? like(table.nameLower, sql`lower(${`%${text}%`})`) : undefined,
    days?.from ? gte(table.createdAt, new Date(`${days.from}T00:00:00Z`)) : undefined,
    days?.to ? lte(table.createdAt, dayEnd(days.to)) : undefined,
  )
}

/**
 * The order of a list: as asked for, and the newest first otherwise; undefined for no such column.
 * From its end, it is the same list backwards.
 */
export function orderOf(
  table: Listed,
  columns: Record<string, PgColumn>,
  { sort, order }: ListFilter,
  isFromEnd = false,
): SQL[] | undefined {
  const [up, down] = isFromEnd ? [desc, asc] : [asc, desc]
  const direction = order === 'desc' ? down : up
  const newest = [down(table.createdAt), down(table.id)]
  if (!sort) return newest
  if (sort === 'created_at') return [direction(table.createdAt), direction(table.id)]
  if (sort === 'name') return [direction(table.nameLower), direction(table.id)]
  const column = Object.hasOwn(columns, sort) ? columns[sort] : undefined
  return column && [direction(column), ...newest]
}

/** The numbers that a query of `id` finds, in its order: few bytes a row, however many there are. */
export async function idsBy(db: Db, query: SQLWrapper): Promise<Int32Array> {
  const found = await db.execute(sql`select to_json(array(${query})) as ids`)
  const { rows } = found as unknown as { rows: { ids: number[] }[] }
  return Int32Array.from(rows[0]!.ids)
}

/** Whose the row with a number is, and its status; undefined for none. */
export async function stateOf(db: Db, table: typeof products | typeof services, id: number) {
  const { companyId, status } = table
  const [row] = await db.select({ companyId, status }).from(table).where(eq(table.id, id))
  return row
}

/** The condition that a row's number is among these. */
export const isAmong = (id: PgColumn, ids: Int32Array): SQL =>
  sql`${id} = any(${sql.param([...ids])}::integer[])`
