import {
  getMultipartBoundary,
  MaxPartsExceededError,
  MultipartParser,
} from '@remix-run/multipart-parser'
import type { Context } from 'hono'
import { limitFields, MAX_FIELDS, mediaTypeOf, tooMuch } from '../auth/form-fields'
import { Refusal } from '../auth/refusal'
import { inPieces } from './pieces'

/** How a body can travel. */
export type Encoding = 'json' | 'form' | 'multipart'

const encodings: Record<string, Encoding> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

/** What the texts of a form come to at most, beside its files. */
export const MAX_TEXTS = 1_048_576

/** The longest line between a form's parts (RFC 2046): the bytes are searched for a long one again and again. */
const MAX_BOUNDARY = 70

/** What stands between the parts of a form, as the header of its type says; undefined for what no browser sends. */
export function boundaryOf(contentType: string): string | undefined {
  const boundary = getMultipartBoundary(contentType)
  return boundary && boundary.length <= MAX_BOUNDARY ? boundary : undefined
}

/** A field of a form as it travels. */
export type Field = [name: string, value: string | File]
type Value = string | File | null
type Tree = Map<string, Value | Tree>

/** Reads a request's body, if it came in one of the encodings that the call takes; 415 otherwise (Q42). */
export async function readBody(c: Context, accepted: Encoding[]): Promise<unknown> {
  const encoding = encodings[mediaTypeOf(c)]
  if (!encoding || !accepted.includes(encoding)) {
    throw new Refusal(415, `The body must be sent as ${accepted.join(' or ')}.`)
  }
  try {
    if (encoding === 'form') {
      await limitFields(c)
      return nest(await c.req.formData())
    }
    if (encoding === 'multipart') return nest(await readParts(c.req.raw))
    return JSON.parse(await c.req.text(), (_, value: unknown) => clean(value))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'The body could not be read.')
  }
}

/** Reads a multipart form as it comes, and no further than its limits: a body can have a million parts. */
async function readParts(request: Request): Promise<Field[]> {
  const fields: Field[] = []
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (!boundary || !request.body) throw new Error('It has no parts.')
  // how large the whole may be is decided before it is read
  const limits = { maxParts: MAX_FIELDS, maxFileSize: Infinity, maxTotalSize: Infinity }
  const parser = new MultipartParser(boundary, limits)
  let texts = 0
  try {
    for await (const bytes of inPieces(request.body)) {
      for (const part of parser.write(bytes)) {
        const { name = '', filename, size } = part
        if (filename === undefined) texts += size
        if (texts > MAX_TEXTS) throw tooMuch()
        fields.push([name, filename === undefined ? part.text : fileOf(part.arrayBuffer, filename)])
      }
    }
    parser.finish()
  } catch (error) {
    throw error instanceof MaxPartsExceededError ? tooMuch() : error
  }
  return fields
}

/** A file under the name that it was given; in a form's header a quote is written as in an address. */
const fileOf = (bytes: ArrayBuffer, name: string) => new File([bytes], name.replaceAll('%22', '"'))

/** Reads a query; a parameter without a value counts as not given (Q53). */
export function readQuery(c: Context): unknown {
  return nest([...new URL(c.req.url).searchParams].filter(([, value]) => clean(value) !== null))
}

/** The object that names such as `tags[]`, `tags[0]` and `images[0][file]` stand for. */
export function nest(fields: Iterable<Field>): unknown {
  const root: Tree = new Map()
  for (const [name, value] of fields) {
    const keys = keysOf(name)
    const last = keys.pop()!
    let branch = root
    for (const key of keys) branch = grow(branch, key)
    branch.set(last || String(branch.size), clean(value) as Value)
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, plain(value)]))
}

/** `a[0][b]` -> a, 0, b; a name that is not built so stands for itself. */
function keysOf(name: string): string[] {
  if (!/^[^[\]]+(\[[^[\]]*\]){1,4}$/.test(name)) return [name]
  return name.replaceAll(']', '').split('[')
}

function grow(branch: Tree, key: string): Tree {
  const name = key || String(branch.size)
  const present = branch.get(name)
  if (present instanceof Map) return present
  const grown: Tree = new Map()
  branch.set(name, grown)
  return grown
}

/** A branch whose keys are all numbers is a list, in their order, whatever is left out. */
function plain(value: Value | Tree): unknown {
  if (!(value instanceof Map)) return value
  const entries = [...value]
  if (entries.some(([key]) => !/^\d+$/.test(key))) {
    return Object.fromEntries(entries.map(([key, inner]) => [key, plain(inner)]))
  }
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => plain(inner))
}

/**
 * Evens out what encodings do to a value: multipart turns line ends into CRLF, an empty text is no
 * value, an empty file input sends a file without a name. NUL is what PostgreSQL cannot store.
 */
function clean(value: unknown): unknown {
  if (value instanceof File) return value.size || value.name ? value : null
  if (typeof value !== 'string') return value
  return value.replaceAll('\r\n', '\n').replaceAll('\0', '') || null
}
