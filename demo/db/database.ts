import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { PGlite } from '@electric-sql/pglite'
import type { Client, Pool } from 'pg'
import * as schema from './schema'

/** What every query takes: the database or a transaction in it, whichever driver stands behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

const options = { schema, casing: 'snake_case' } as const

/** The queries' view of an in-process PostgreSQL. */
export const onPglite = (client: PGlite): Db => drizzlePglite(client, options)

/** The queries' view of a PostgreSQL server, by many connections or by one. */
export const onPostgres = (connection: Pool | Client): Db => drizzlePostgres(connection, options)
