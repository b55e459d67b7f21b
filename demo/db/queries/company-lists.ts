import { type SQL, and, asc, desc, gte, ilike, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { dayEnd, type Days } from '../days'

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
  name: PgColumn
  createdAt: PgColumn
}

/** The condition that a row's name holds the text, and that it was added in these days (Q52). */
export function isAskedFor(table: Listed, { name, days }: ListFilter): SQL | undefined {
  const text = name?.trim().replace(/[\\%_]/g, '\\$&')
  return and(
    text ? ilike(table.name, `%${text}%`) : undefined,
    days?.from ? gte(table.createdAt, new Date(`${days.from}T00:00:00Z`)) : undefined,
    days?.to ? lte(table.createdAt, dayEnd(days.to)) : undefined,
  )
}

/** The order of a list: as asked for, and the newest first otherwise; undefined for no such column. */
export function orderOf(
  table: Listed,
  columns: Record<string, SQL>,
  { sort, order }: ListFilter,
): SQL[] | undefined {
  const direction = order === 'desc' ? desc : asc
  if (!sort) return [desc(table.createdAt), desc(table.id)]
  if (sort === 'created_at') return [direction(table.createdAt), direction(table.id)]
  if (sort === 'name') return [direction(sql`lower(${table.name})`), direction(table.id)]
  const column = Object.hasOwn(columns, sort) ? columns[sort] : undefined
  return column && [direction(column), desc(table.createdAt), desc(table.id)]
}
