import { randomUUID } from 'node:crypto'
import { Refusal } from '../auth/refusal'
import type { Db } from '../db/database'
import {
  bytesOf,
  forgetFile,
  type Owner,
  recordFile,
  type StoredFile,
  unrecorded,
  uploadFolder,
} from '../db/queries/files'
import { log } from '../log'
import type { FileHome } from './home'
import type { Upload } from './upload'

const MB = 1_048_576

/** How many megabytes the files of a job seeker, and of a company, may take altogether. */
const USER_MB = 500
const COMPANY_MB = 2000

/** What a piece of work can do with a user's or a company's files. */
export interface Files {
  /** Records one of the work's uploads; returns its number. Refuses one that an owner has no room for. */
  keep(owner: Owner, kind: StoredFile['kind'], upload: Upload): Promise<number>
  /** Lets go of a file, if there is one: of its record now, of its bytes once the work is done. */
  drop(owner: Owner, id: number | null): Promise<void>
}

/** What a form may bring: a file that was left out or emptied is none. */
type Uploads = (Upload | null | undefined)[]

/**
 * Does a piece of work on the database and on files, all or nothing: when it fails, its uploads are
 * removed again and what it dropped is still there.
 *
 * The uploads are written before the transaction begins, so that a slow store holds no connection and
 * keeps no row locked.
 */
export async function withFiles<T>(
  db: Db,
  home: FileHome,
  uploads: Uploads,
  work: (tx: Db, files: Files) => Promise<T>,
): Promise<T> {
  const written = new Map<Upload, string>()
  const dropped: string[] = []
  let result: T
  try {
    for (const upload of uploads) {
      if (!upload) continue
      const path = `${await uploadFolder(db)}/${randomUUID()}.${upload.ending}`
      written.set(upload, path)
      await home.write(path, upload.bytes)
    }
    result = await db.transaction(tx =>
      work(tx, {
        async keep(owner, kind, upload) {
          const path = written.get(upload)
          if (!path) throw new Error(`${upload.name} is no upload of this work.`)
          const { name, mime, bytes } = upload
          await leaveRoom(tx, owner, bytes.length)
          return recordFile(tx, { ...owner, kind, name, mime, size: bytes.length, path })
        },
        async drop(owner, id) {
          const file = id === null ? undefined : await forgetFile(tx, owner, id)
          // What came with the demo belongs to the site, whoever shows it.
          if (file?.store === 'data') dropped.push(file.path)
        },
      }),
    )
  } catch (error) {
    // a connection that is lost does not say whether its commit came through
    await remove(home, await unrecorded(db, [...written.values()]).catch(() => []))
    throw error
  }
  await remove(home, dropped)
  return result
}

async function leaveRoom(tx: Db, owner: Owner, size: number): Promise<void> {
  const megabytes = 'userId' in owner ? USER_MB : COMPANY_MB
  if ((await bytesOf(tx, owner)) + size <= megabytes * MB) return
  throw new Refusal(422, `There is no room left: your files may take ${megabytes} MB altogether.`)
}

/** A file that cannot be removed is litter, and no reason to fail what is already done. */
async function remove(home: FileHome, paths: string[]): Promise<void> {
  await Promise.all(
    paths.map(path =>
      home
        .remove(path)
        .catch((error: unknown) => log.error({ err: error, path }, 'a file stayed behind')),
    ),
  )
}
