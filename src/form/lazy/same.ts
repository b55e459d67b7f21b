/** Whether two values look the same to a visitor: numbers and keys of entries, and an address's signature, do not count (Q106). */
export function same(one: unknown, other: unknown): boolean {
  return one === other || seen(one) === seen(other)
}

function seen(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (name === 'id' || name === 'key') return undefined
    if (name === 'url' && typeof part === 'string') return part.split('?')[0]
    return part instanceof File ? [part.name, part.size, part.lastModified] : part
  })
}

/** What a portal makes of a value: texts lose their ends, and of a file it keeps the name. */
export function stored(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (name === 'id' || name === 'key') return undefined
    if (typeof part === 'string') return part.trim()
    const { kind, file = part, url, name: called } = Object(part) as Partial<Kept>
    if (kind === 'none' || kind === 'deleted') return 'none'
    if (file instanceof File) return stem(called ?? file.name)
    return url && called ? stem(called) : part
  })
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
