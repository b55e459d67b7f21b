import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Env } from './auth/env'
import { logFailure } from './log'

/** An answer that cannot be given to its end: the visitor's connection breaks, and the log says why. */
export function cutWhereItFails(
  c: Context<Env>,
  bytes: AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  async function* whole() {
    try {
      yield* bytes
    } catch (error) {
      logFailure(c, error as Error)
      // or what serves it would write the error's words behind the bytes
      c.env.outgoing?.destroy()
    }
  }
  const stream = Readable.toWeb(Readable.from(whole(), { highWaterMark: 1 }))
  return stream as ReadableStream<Uint8Array<ArrayBuffer>>
}
