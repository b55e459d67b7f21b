import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Handler } from 'hono'
import { getMimeType } from 'hono/utils/mime'

interface Served {
  modified: number
  etag: string
  type: string
  bodies: Record<string, Uint8Array<ArrayBuffer> | undefined>
}

/** What a compressed copy is made with; the smallest first. */
const encoders: [string, (body: Uint8Array) => Promise<Buffer>][] = [
  [
    'br',
    body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
  ['gzip', body => promisify(gzip)(body)],
]

const compressible = /javascript|json|css|svg|text/

/** What was read, by file: of all folders, and of every site in the process. */
const cache = new Map<string, Served>()

/**
 * Serves a folder's files under their own path below `prefix`, compressed once and then remembered.
 *
 * Files whose path holds a hash of their content are kept by browsers for good; all others are
 * asked for again, and answered with 304 as long as they stay the same.
 */
export function serveFolder(folder: string, prefix: string, hashed?: RegExp): Handler {
  return async c => {
    const name = decoded(c.req.path.slice(prefix.length))
    const file = join(folder, name)
    const isKept = !!hashed?.test(name)
    const served = file.startsWith(folder + sep) && (await load(file, isKept))
    if (!served) return c.text('Not found', 404)
    c.header('ETag', served.etag)
    c.header('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    if (c.req.header('if-none-match') === served.etag) return c.body(null, 304)
    c.header('Content-Type', served.type)
    const encoding = await compressed(served, c.req.header('accept-encoding') ?? '')
    if (encoding) c.header('Content-Encoding', encoding)
    return c.body(served.bodies[encoding]!)
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A file as it is now; one that browsers keep for good is looked for once. */
async function load(file: string, isKept: boolean): Promise<Served | undefined> {
  const known = cache.get(file)
  if (known && isKept) return known
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  if (known?.modified === found.mtimeMs) return known
  const body = new Uint8Array(await readFile(file))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = getMimeType(file) ?? 'application/octet-stream'
  const served = { modified: found.mtimeMs, etag, type, bodies: { '': body } }
  cache.set(file, served)
  return served
}

/** The encoding to answer in, '' for none; its body is made the first time it is asked for. */
async function compressed({ type, bodies }: Served, accepted: string): Promise<string> {
  const encoder = encoders.find(([encoding]) => accepted.includes(encoding))
  if (!encoder || !compressible.test(type)) return ''
  const [encoding, encode] = encoder
  bodies[encoding] ??= new Uint8Array(await encode(bodies['']!))
  return encoding
}
