import type { Held } from '../form-types'
import { hasFile, same, stored } from './same'

/** The saves without an answer that may have left this in a field. */
export function sentOf<V extends object>(
  { start, unanswered = [] }: Held<V>,
  name: keyof V,
  value: unknown,
) {
  // what is there as it was tells of no save
  if (same(value, start[name])) return []
  return unanswered.filter(
    sent => name in sent && !same(sent[name], start[name]) && stored(sent[name]) === stored(value),
  )
}

/** A file that stands where the portal has one: its own removal then removes that (R67). */
export function over<T>(theirs: T, value: T): T {
  const { kind } = Object(value) as { kind?: string }
  if ((Object(theirs) as { kind?: string }).kind !== 'stored') return value
  if (kind === 'none') return { kind: 'deleted' } as T
  return kind === 'chosen' ? { ...value, replaces: true } : value
}

/** A change of what was sent, made of what the portal has of it: sent as before, a file would be there twice, and none would be removed. */
export function onto<T>(theirs: T, sent: T, value: T): T {
  if (!Array.isArray(value)) return over(theirs, value)
  const left = (sent as Row[]).map((part, at) => ({ part, made: (theirs as Row[])[at] }))
  return value.map((part: Row) => {
    if (!keyOf(part)) return (theirs as Row[]).find(made => same(made, part)) ?? part
    const isIt = (one: { part: Row }) => same(one.part, part) || keyOf(one.part) === keyOf(part)
    const at = left.findIndex(isIt)
    const { part: before, made } = (at < 0 ? undefined : left.splice(at, 1)[0]) ?? {}
    if (!made) return part
    if (hasFile(part)) return made
    // it is the same row to whoever is at work in it
    return same(before, part) ? { ...made, key: part.key } : { ...part, id: made.id }
  }) as T
}

type Row = { key?: string; id?: number }

/** What tells a row or a file among others; choices have none. */
const keyOf = (part: unknown) => (Object(part) as Row).key

/** The saves, without what they sent of a field. */
export function without<V extends object>(name: keyof V, saves: Partial<V>[] = []): Partial<V>[] {
  return saves.map(({ [name]: _, ...others }) => others as Partial<V>)
}

/** Whether a save without an answer changed a field, whatever the portal made of it. */
export function wasSent<V extends object>({ start, unanswered = [] }: Held<V>, name: keyof V) {
  return unanswered.some(sent => name in sent && !same(sent[name], start[name]))
}

/** Whether the portal has in a field what was saved, as it writes it. */
export function isSent<V extends object>(
  { start, theirs }: Pick<Held<V>, 'start' | 'theirs'>,
  name: string,
): boolean {
  return stored(theirs[name as keyof V]) === stored(start[name as keyof V])
}
