import { json } from '../json'
import type { Once } from './sent-once'

/** Under this name a tab keeps the keys of what it added and nobody answered: a reload does not lose them. */
const KEPT = 'ndt-once'

/**
 * The key of what adds something. The same words sent again, when the answer to the first was lost and
 * no others went there since, have the key of the first.
 */
export function once(path: string, body: FormData): Once {
  const sent = hash(json([...body].map(part)))
  const last = kept()[path]
  const key = last?.sent === sent ? last.key : crypto.getRandomValues(new Uint32Array(4)).join('-')
  keep({ ...kept(), [path]: { sent, key } })
  const isLast = () => kept()[path]?.key === key
  return { key, end: () => isLast() && keep({ ...kept(), [path]: undefined }) }
}

/** Two files of one name, size and time are one file. */
function part([name, value]: [string, FormDataEntryValue]): unknown[] {
  return typeof value === 'string'
    ? [name, value]
    : [name, value.name, value.size, value.lastModified]
}

type Kept = Record<string, { sent: number; key: string } | undefined>

let here: Kept | undefined

function kept(): Kept {
  try {
    return (here ??= (JSON.parse(sessionStorage.getItem(KEPT)!) as Kept | null) ?? {})
  } catch {
    return (here ??= {})
  }
}

function keep(keys: Kept): void {
  here = keys
  try {
    sessionStorage.setItem(KEPT, json(keys))
  } catch {
    // a browser that keeps nothing has them until a reload
  }
}

/** A number for a text, which says nothing of it (cyrb53, public domain). */
function hash(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}
