import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database'

/** Whose a name is that is added: the column that says so, and the number that goes there. */
export interface Adder {
  column: 'added_by' | 'company_id'
  id: number
}

/**
 * The numbers of a table's rows by their names; names that differ in case alone are one, kept as it was
 * written first, and those that nobody has used are added. However many they are, it takes two queries.
 */
export async function idsByName(
  db: Db,
  table: PgTable & { id: PgColumn; name: PgColumn },
  adder: Adder,
  names: string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const given = sql`unnest(${sql.param(names)}::text[])`
  // In one order for all, so that two who add the same names do not wait for each other.
  await db.execute(sql`
    insert into ${table} (name, ${sql.identifier(adder.column)})
    select distinct on (lower(given.name)) given.name, ${adder.id}::integer
    from ${given} with ordinality as given(name, place)
    where not exists (select from ${table} where lower(${table.name}) = lower(given.name))
    order by lower(given.name), place
    on conflict do nothing`)
  const found = await db.execute(sql`
    select given.name, ${table.id} from ${given} as given(name)
    join ${table} on lower(${table.name}) = lower(given.name)`)
  const { rows } = found as unknown as { rows: { name: string; id: number }[] }
  return new Map(rows.map(({ name, id }) => [name, id]))
}
