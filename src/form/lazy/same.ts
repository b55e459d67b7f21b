/**
 * Whether two values look the same to a visitor: numbers and keys of entries, and an address's signature,
 * do not count (Q106). Two choices of one name are two, unless one was typed and has no number.
 */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  const [mine, theirs] = [seen(one), seen(other)]
  const isCounted = mine.numbers.length === theirs.numbers.length
  return mine.text === theirs.text && (!isCounted || `${mine.numbers}` === `${theirs.numbers}`)
}

function seen(value: unknown) {
  const numbers: number[] = []
  const text = JSON.stringify(value, (name, part: unknown) => {
    if (name === 'id' || name === 'key') return undefined
    if (name === 'url' && typeof part === 'string') return unsigned(part)
    if (isChoice(part)) numbers.push(part.id)
    return part instanceof File ? [part.name, part.size, part.lastModified] : part
  })
  return { text, numbers }
}

/** What a list offers has a number and a name, and no more. */
function isChoice(part: unknown): part is { id: number } {
  // of a long text, each letter would be an entry
  if (typeof part !== 'object') return false
  const { id, name, ...more } = { ...part } as { id?: unknown; name?: unknown }
  return typeof id === 'number' && name !== undefined && !Object.keys(more).length
}

/** An address without what signs it; that of a script says in its query which file it is. */
function unsigned(address: string): string {
  return /\.(php|as[hp]x?|jsp|cgi|do)\?/i.test(address) ? address : address.split('?')[0]!
}

/** What a portal makes of a value: texts lose their ends, choices their order, and of a file it keeps the name. */
export function stored(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (name === 'id' || name === 'key') return undefined
    // as a form that is sent has them
    if (typeof part === 'string') return part.replace(/\r\n?/g, '\n').trim()
    if (Array.isArray(part)) return inOrder(part)
    const { kind, file = part, url, name: called } = Object(part) as Partial<Kept>
    if (kind === 'none' || kind === 'deleted') return 'none'
    if (file instanceof File) return stem(called ?? file.name)
    return url && called ? stem(called) : part
  })
}

/** Choices by their names; rows and files keep their places. */
function inOrder(parts: unknown[]): unknown[] {
  if (parts.some(part => (Object(part) as { key?: string }).key !== undefined)) return parts
  const nameOf = (part: unknown) => String((Object(part) as { name?: string }).name ?? part)
  return [...parts].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** What stays of a file's name, whatever a portal tidies: its letters and digits, without the ending. */
function stem(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.\w*$/, '')
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}

/** What tells a file in a form, chosen now or the portal's. */
type Kept = Record<'kind' | 'url' | 'name', string> & { file: unknown }

/** Whether a value holds a file that was chosen now. */
export function hasFile(value: unknown): boolean {
  if (value instanceof File) return true
  return typeof value === 'object' && !!value && Object.values(value).some(hasFile)
}
