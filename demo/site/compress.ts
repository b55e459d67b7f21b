import { Duplex } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress'

/** As quick as gzip, and a sixth smaller. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Texts in brotli for browsers that take it; Hono's `compress`, around it, knows none (4.13) and does the rest. */
export const brotli: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, headers, status } = c.res
  if (!body || status === 206 || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return
  if (!compressible.test(headers.get('Content-Type') ?? '')) return
  if (!isTaken(c, 'br')) return
  const encoder = Duplex.toWeb(createBrotliCompress(options)) as unknown
  c.res = new Response(body.pipeThrough(encoder as ReadableWritablePair<Uint8Array>), c.res)
  c.res.headers.delete('Content-Length')
  c.res.headers.set('Content-Encoding', 'br')
  c.res.headers.append('Vary', 'Accept-Encoding')
}

/** Whether who asks takes an encoding; `br;q=0` says no. */
export function isTaken(c: Context, encoding: string): boolean {
  return accepts(c, { header: 'Accept-Encoding', supports: [encoding], default: '' }) === encoding
}
