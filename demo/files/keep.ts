import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '../db/database'
import { filePath } from '../db/files'
import { type Owner, type StoredFile, forgetFile, recordFile } from '../db/queries/files'
import type { Upload } from './upload'

/** What a piece of work can do with a user's or a company's files. */
export interface Files {
  /** Writes an upload to disk and records it; returns its number. */
  keep(owner: Owner, kind: StoredFile['kind'], upload: Upload): Promise<number>
  /** Lets go of a file, if there is one: of its record now, of its bytes once the work is done. */
  drop(owner: Owner, id: number | null): Promise<void>
}

/**
 * Does a piece of work on the database and on files, all or nothing: when it fails, what it kept is
 * removed again and what it dropped is still there.
 */
export async function withFiles<T>(
  db: Db,
  dataFolder: string,
  work: (tx: Db, files: Files) => Promise<T>,
): Promise<T> {
  const kept: string[] = []
  const dropped: string[] = []
  let result: T
  try {
    result = await db.transaction(tx =>
      work(tx, {
        async keep(owner, kind, { name, mime, ending, bytes }) {
          const path = `uploads/${randomUUID()}.${ending}`
          await writeWhole(join(dataFolder, path), bytes)
          kept.push(join(dataFolder, path))
          return recordFile(tx, { ...owner, kind, name, mime, size: bytes.length, path })
        },
        async drop(owner, id) {
          const file = id === null ? undefined : await forgetFile(tx, owner, id)
          // What came with the demo belongs to the site, whoever shows it.
          if (file?.store === 'data') dropped.push(filePath(file, dataFolder))
        },
      }),
    )
  } catch (error) {
    await remove(kept)
    throw error
  }
  await remove(dropped)
  return result
}

/** Under its name a file is there whole or not at all. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.part`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeFile(part, bytes, { flag: 'wx', mode: 0o600, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A file that cannot be removed is litter, and no reason to fail what is already done. */
async function remove(paths: string[]): Promise<void> {
  for (const path of paths) {
    await rm(path, { force: true }).catch((error: unknown) => {
      console.error('A file stayed behind:', error)
    })
  }
}
