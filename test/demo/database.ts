import type { OpenDatabase } from '../../demo/db/open'
import { openSeeded, type State } from '../../demo/db/snapshot'
import { keepFirstData } from '../support/first-data'

const shared = new Map<State, ReturnType<typeof open>>()

async function open(state: State) {
  const database = await openSeeded(state)
  return { ...database, restore: await keepFirstData(database.db) }
}

/**
 * A database for the tests of a file, in the state that it asks for. Files that share a process share it,
 * one after the other; a file on a server has one of its own.
 */
export async function borrow(state: State): Promise<OpenDatabase> {
  if (process.env['DATABASE_URL']) return openSeeded(state)
  const isNew = !shared.has(state)
  if (isNew) shared.set(state, open(state))
  const { db, restore } = await shared.get(state)!
  if (!isNew) await restore()
  return { db, close: async () => {} }
}
