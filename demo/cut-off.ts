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
      // not `yield*`: where the visitor goes, that asks the bytes for a `throw` which those of a file lack
      for await (const part of bytes) yield part
    } catch (error) {
      // the visitor has gone
      if (answer.destroyed) return
      logFailure(c, error as Error)
      // or what serves it would write the error's words behind the bytes
      c.env.outgoing?.destroy()
    }
  }
  const answer = Readable.from(whole(), { highWaterMark: 1 })
  return Readable.toWeb(answer) as ReadableStream<Uint8Array<ArrayBuffer>>
}
