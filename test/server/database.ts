import { Client } from 'pg'

/** The name of the database that others are copies of. */
export const SEEDED = 'ndt_seeded'

/** Makes a database of this name, as a copy of another where one is named; returns its address. */
export async function databaseOf(name: string, template = 'template1'): Promise<string> {
  const server = process.env['DATABASE_URL']!
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return new URL(`/${name}`, server).href
}
