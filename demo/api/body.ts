import type { Context } from 'hono'
import { Refusal } from '../auth/refusal'

/** How a body can travel. */
export type Encoding = 'json' | 'form' | 'multipart'

const encodings: Record<string, Encoding> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
}

type Value = string | File | null
type Tree = Map<string, Value | Tree>

/** Reads a request's body, if it came in one of the encodings that the call takes; 415 otherwise (Q42). */
export async function readBody(c: Context, accepted: Encoding[]): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
  const encoding = encodings[type]
  if (!encoding || !accepted.includes(encoding)) {
    throw new Refusal(415, `The body must be sent as ${accepted.join(' or ')}.`)
  }
  try {
    if (encoding !== 'json') return nest(await c.req.formData())
    return JSON.parse(await c.req.text(), (_, value: unknown) => clean(value))
  } catch {
    throw new Refusal(400, 'The body could not be read.')
  }
}

/** Reads a query; a parameter without a value counts as not given (Q53). */
export function readQuery(c: Context): unknown {
  return nest([...new URL(c.req.url).searchParams].filter(([, value]) => clean(value) !== null))
}

/** The object that names such as `tags[]`, `tags[0]` and `images[0][file]` stand for. */
export function nest(fields: Iterable<[name: string, value: string | File]>): unknown {
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
