import { createHash } from 'node:crypto'
import { readFileSync, statSync, type Stats } from 'node:fs'
import { join, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** A file as it was read. */
export interface Asset {
  /** When each of its files was written, and how large it was. */
  modified: string
  /** By its content. */
  etag: string
  type: string
  /** By encoding; '' is the file itself. */
  bodies: Record<string, Uint8Array<ArrayBuffer> | undefined>
}

/** The address of a file, by which browsers keep it until its content is another. */
export type Address = (path: string) => string

/** What was read, by folder and name: of every site in the process. */
const cache = new Map<string, Asset>()

/** The joined sheets that pages name; a guessed one is not remembered. */
const named = new Set<string>()

/** How many letters of its `ETag` an address holds. */
const VERSION = 10

/**
 * Addresses in folders, which are given by the paths that they are served at; as they are where there is no
 * file, or none that can be read: whoever asks for it there is told so, and the page is there all the same.
 */
export function addressesIn(folders: Record<string, string>): Address {
  return path => {
    const [prefix, folder] = Object.entries(folders).find(([prefix]) => path.startsWith(prefix))!
    const name = path.slice(prefix.length)
    named.add(join(folder, name))
    const asset = readable(folder, name)
    return asset ? `${path}?v=${asset.etag.slice(1, 1 + VERSION)}` : path
  }
}

/** A file that can be read. */
export function readable(folder: string, name: string): Asset | undefined {
  try {
    return readAsset(folder, name)
  } catch {
    return undefined
  }
}

/** Whether an address says what the file holds; of one that is older or newer it is no longer true, or not yet. */
export function isVersion(version: string | undefined, { etag }: Asset): boolean {
  return version?.length === VERSION && etag.startsWith(`"${version}`)
}

/** A file of a folder as it is now, or several of its sheets in one: `base+controls.css`. */
export function readAsset(folder: string, name: string): Asset | undefined {
  const key = join(folder, name)
  const files = filesOf(name).map(file => join(folder, file))
  if (files.some(file => !file.startsWith(folder + sep))) return undefined
  // a guess that names one a thousand times costs nothing
  if (new Set(files).size < files.length) return undefined
  const found = files.map(statOf)
  if (!found.every(each => each?.isFile())) return undefined
  const modified = found.map(each => `${each!.mtimeMs} ${each!.size}`).join()
  const known = cache.get(key)
  if (known?.modified === modified) return known
  const body = new Uint8Array(Buffer.concat(files.map(file => readFileSync(file))))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = getMimeType(files[0]!) ?? 'application/octet-stream'
  const asset = { modified, etag, type, bodies: { '': body } }
  if (files.length === 1 || named.has(key)) cache.set(key, asset)
  return asset
}

/** What is known of a file; nothing where a name can be none, as it is too long or goes on behind a file. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    if (NO_NAME.has((error as NodeJS.ErrnoException).code!)) return undefined
    throw error
  }
}

/** How the file system says that a name can be no file's. */
const NO_NAME = new Set(['ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

function filesOf(name: string): string[] {
  return name.endsWith('.css')
    ? name
        .slice(0, -'.css'.length)
        .split('+')
        .map(sheet => `${sheet}.css`)
    : [name]
}
