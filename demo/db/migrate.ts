import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('./migrations/', import.meta.url)

/** One connection: `exec` runs a script of many statements, `query` one statement with parameters. */
export interface Connection {
  exec(script: string): Promise<unknown>
  query(statement: string, parameters?: unknown[]): Promise<{ rows: unknown[] }>
}

/** Brings a database up to date: applies, in order and all or none, the scripts not yet recorded in it. */
export async function migrate(connection: Connection): Promise<void> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  await connection.exec('begin')
  try {
    await connection.query(`select pg_advisory_xact_lock(hashtext('ndt-migrations'))`)
    await connection.exec(`create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    )`)
    for (const name of names) {
      const { rows } = await connection.query('select from migrations where name = $1', [name])
      if (rows.length > 0) continue
      await connection.exec(await readFile(new URL(name, folder), 'utf8'))
      await connection.query('insert into migrations (name) values ($1)', [name])
    }
    await connection.exec('commit')
  } catch (error) {
    await connection.exec('rollback')
    throw error
  }
}
