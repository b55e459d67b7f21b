import { formatDate } from '../../dates'

/** Characters of a value at most. */
const LONG = 200

/** A field's value in words; `nameOf` knows the choices of a select. */
export function wordsOf(value: unknown, nameOf: (value: string) => string | undefined): string {
  const words = said(value, nameOf)
  return words.length > LONG ? `${words.slice(0, LONG)}…` : words
}

function said(value: unknown, nameOf: (value: string) => string | undefined): string {
  if (Array.isArray(value)) {
    return value
      .map(each => said(each, nameOf))
      .filter(Boolean)
      .join(', ')
  }
  if (typeof value === 'string') return nameOf(value) ?? plain(value)
  if (typeof value === 'number') return nameOf(String(value)) ?? String(value)
  if (typeof value !== 'object' || !value) return value == null ? '' : String(value)
  const { name, kind, id, key, ...parts } = value as Record<string, unknown>
  if (kind || name) return said(name, nameOf)
  return Object.values(parts)
    .map(part => said(part, nameOf))
    .filter(Boolean)
    .join(': ')
}

/** A rich text without its tags, and a day as people write it. */
function plain(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  if (!/^\s*<[a-z]/i.test(text)) return text
  const words = text.replace(/<(br|\/(p|li|h\d|tr|div))\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '')
  return words
    .replace(/&(?:#(x[\da-f]+|\d+)|(\w+));/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** A character of a rich text. Not by the browser's parser: Trusted Types leave that to the editor. */
function decoded(whole: string, code: string | undefined, name: string): string {
  const point = Number(`0${code}`)
  if (point > 0x10ffff) return '\ufffd'
  return code ? String.fromCodePoint(point) : (entities[name] ?? whole)
}
