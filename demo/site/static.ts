import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Handler } from 'hono'
import { type Asset, isVersion, readAsset } from './assets'
import { isTaken } from './compress'

/** What a compressed copy is made with; the smallest first. */
const encoders: [string, (body: Uint8Array) => Promise<Buffer>][] = [
  [
    'br',
    body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
  ['gzip', body => promisify(gzip)(body)],
]

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

const pictures = /^image\//
const compressible = /javascript|json|css|svg|text/

/**
 * Serves a folder's files under their own path below `prefix`, compressed once and then remembered.
 *
 * Files whose address holds a hash of their content are kept by browsers for good, pictures of the demo's
 * people and companies for a day; all others are asked for again, and answered with 304 as long as they
 * stay the same.
 */
export function serveFolder(folder: string, prefix: string, hashed?: RegExp): Handler {
  return async c => {
    const name = decoded(c.req.path.slice(prefix.length))
    const asset = readAsset(folder, name)
    if (!asset) return c.text('Not found', 404)
    const isKept = hashed?.test(name) || isVersion(c.req.query('v'), asset)
    c.header('ETag', asset.etag)
    c.header(
      'Cache-Control',
      isKept ? FOR_GOOD : pictures.test(asset.type) ? FOR_A_DAY : 'no-cache',
    )
    c.header('Vary', 'Accept-Encoding')
    if (known(c.req.header('if-none-match')).includes(asset.etag)) return c.body(null, 304)
    c.header('Content-Type', asset.type)
    const encoding = await compressed(asset, c)
    if (encoding) c.header('Content-Encoding', encoding)
    return c.body(asset.bodies[encoding]!)
  }
}

/** The tags that who asks has; a proxy that packed the file itself has made its tag weak: `W/"…"`. */
function known(tags = ''): string[] {
  return tags.match(/"[^"]*"/g) ?? []
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The encoding to answer in, '' for none; its body is made the first time it is asked for. */
async function compressed({ type, bodies }: Asset, c: Context): Promise<string> {
  const encoder = encoders.find(([encoding]) => isTaken(c, encoding))
  if (!encoder || !compressible.test(type)) return ''
  const [encoding, encode] = encoder
  bodies[encoding] ??= new Uint8Array(await encode(bodies['']!))
  return encoding
}
