import type { Form, Held } from '../form-types'

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
function stored(value: unknown): string {
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

/** The fields that the visitor changed from what they started from (Q106). */
export function touched<V extends object>({
  values,
  start,
}: Pick<Held<V>, 'values' | 'start'>): (keyof V & string)[] {
  return keysOf(values).filter(name => !same(values[name], start[name]))
}

/**
 * Takes what the portal has now, and which version of it that is (Q106): a field that was not touched
 * follows it, one that was changed on both sides is asked about.
 *
 * `isOwn`: it is what this form saved, which the portal may have tidied: nothing to ask about. Nor is
 * there about what this form sent, when the answer to it was lost.
 * `inUse`: the field that the visitor is at work in keeps its text, with what is marked of it, as if no news had come.
 */
export function follow<V extends object>(
  held: Held<V>,
  theirs: V,
  version?: Held<V>['version'],
  { isOwn = false, inUse }: { isOwn?: boolean; inUse?: string | undefined } = {},
): Held<V> {
  const { values, start } = held
  const next = {
    ...held,
    values: { ...values },
    start: { ...start },
    theirs: { ...theirs },
    version,
  }
  const asked: string[] = []
  for (const name of keysOf(theirs)) {
    const [sent] = sentOf(held, name, theirs[name])
    // what is there is just what was sent, as the portal writes it
    const isLeft = !!sent && same(values[name], sent[name])
    const isMine = !isLeft && ![start, theirs].some(other => same(values[name], other[name]))
    if (!isMine && !isOwn && name === inUse) {
      next.theirs[name] = held.theirs[name]
      continue
    }
    if (!isMine) next.values[name] = theirs[name]
    const isKnown = same(start[name], theirs[name]) || (!!sent && !hasFile(sent[name]))
    // what was on its way has come, or never will
    if (!same(theirs[name], held.theirs[name])) next.unanswered = without(name, next.unanswered)
    if (!isMine || isOwn || isKnown) next.start[name] = theirs[name]
    else asked.push(name)
  }
  return { ...next, asked }
}

/** The saves without an answer that may have left this in a field. */
function sentOf<V extends object>(
  { start, unanswered = [] }: Held<V>,
  name: keyof V,
  value: unknown,
) {
  return unanswered.filter(
    sent => name in sent && !same(sent[name], start[name]) && stored(sent[name]) === stored(value),
  )
}

/** The saves, without what they sent of a field. */
function without<V extends object>(name: keyof V, saves: Partial<V>[] = []): Partial<V>[] {
  return saves.map(({ [name]: _, ...others }) => others as Partial<V>)
}

/** Has a form follow what the portal has now; gives what it then holds. */
export function catchUp<V extends object>({
  held,
  setHeld,
  initial,
  version,
}: Form<V>['inner']): Held<V> {
  const take = (now: Held<V>) => follow(now, initial, version)
  setHeld(take)
  return take(held)
}

/** Answers for a field that was changed on both sides: ours stays to be saved, or theirs takes its place. */
export function settle<V extends object>(held: Held<V>, name: string, isMine: boolean): Held<V> {
  const { values, start, theirs, asked = [] } = held
  const taken = { [name]: theirs[name as keyof V] }
  return {
    ...held,
    values: isMine ? values : { ...values, ...taken },
    start: { ...start, ...taken },
    asked: asked.filter(other => other !== name),
  }
}

function keysOf<V extends object>(values: V) {
  return Object.keys(values) as (keyof V & string)[]
}
