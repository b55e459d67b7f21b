import type { Context } from 'hono'
import { Refusal } from './refusal'

/** More than any form has: each tag, country and specification of a product is one. */
export const MAX_FIELDS = 1000

/** How a request's body is written, as its header says: in lower case, without parameters; empty for nothing said. */
export const mediaTypeOf = (c: Context): string =>
  c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''

/** The byte between two fields: `&`. */
const AND = 0x26

/** What is said of a form that no page or call of ours has. */
export const tooMuch = () => new Refusal(413, 'The form holds more than this site takes.')

/** Refuses a form with very many fields before it is read: each costs more than its bytes. */
export async function limitFields(c: Context): Promise<void> {
  let fields = 1
  for (const byte of new Uint8Array(await c.req.arrayBuffer())) {
    if (byte === AND && ++fields > MAX_FIELDS) throw tooMuch()
  }
}
