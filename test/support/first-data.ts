import { sql } from 'drizzle-orm'
import type { Db } from '../../demo/db/database'

const q = sql.identifier

/**
 * Keeps a copy of what a database holds; call the result to have it back. It takes only what differs
 * in the tables that were written to, and so some milliseconds. A server's role has to be a superuser.
 */
export async function keepFirstData(db: Db): Promise<() => Promise<void>> {
  const tables = new Map<string, string>()
  for (const { name, columns } of await rowsOf(db, TABLES)) tables.set(name!, columns!)

  await db.execute(sql`create table first_written (name text primary key)`)
  await db.execute(NOTE)
  for (const name of tables.keys()) {
    await db.execute(sql`create table ${copyOf(name)} as table ${q(name)}`)
    await db.execute(sql`create trigger first_note after insert or update or delete on ${q(name)}
      for each statement execute function first_note()`)
  }
  const sequences = await rowsOf(db, SEQUENCES)

  return () =>
    db.transaction(async tx => {
      // neither foreign keys nor the notes of writes are asked meanwhile
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const { name } of await rowsOf(tx, sql`delete from first_written returning name`)) {
        const [table, copy, columns] = [q(name!), copyOf(name!), sql.raw(tables.get(name!)!)]
        await tx.execute(sql`delete from ${table} now
          where not exists (select from ${copy} was where was::text = now::text)`)
        await tx.execute(sql`insert into ${table} (${columns}) overriding system value
          select ${columns} from ${copy} was
          where not exists (select from ${table} now where now::text = was::text)`)
      }
      for (const { name, last } of sequences) {
        await tx.execute(
          sql`select setval(${name}::regclass, coalesce(${last}::bigint, 1), ${last !== null})`,
        )
      }
    })
}

const copyOf = (name: string) => q(`first_${name}`)

async function rowsOf(db: Db, query: ReturnType<typeof sql>) {
  const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, string | null>[] }
  return rows
}

/** Each table, and its columns that can be written. */
const TABLES = sql`
  select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname`

const SEQUENCES = sql`
  select quote_ident(sequencename) as name, last_value::text as last
  from pg_sequences where schemaname = current_schema()`

const NOTE = sql`
  create function first_note() returns trigger language plpgsql as $$ begin
    insert into first_written values (tg_table_name) on conflict do nothing;
    return null;
  end $$`
