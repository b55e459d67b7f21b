import type { Held } from '../form-types'
import { same, stored } from './same'

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
  const left = (sent as unknown[]).map((part, at) => ({ part, made: (theirs as unknown[])[at] }))
  return value.map((part: unknown) => {
    const at = left.findIndex(one => same(one.part, part) || isRow(one.part, part))
    if (at < 0) return part
    const { part: before, made } = left.splice(at, 1)[0]!
    return same(before, part) ? made : { ...Object(part), id: (Object(made) as Row).id }
  }) as T
}

type Row = { key?: string; id?: number }

/** Whether a row of a list was typed on since. */
function isRow(before: unknown, now: unknown): boolean {
  const { key } = Object(before) as Row
  return key !== undefined && key === (Object(now) as Row).key
}

/** The saves, without what they sent of a field. */
export function without<V extends object>(name: keyof V, saves: Partial<V>[] = []): Partial<V>[] {
  return saves.map(({ [name]: _, ...others }) => others as Partial<V>)
}

/** Whether a save without an answer changed a field, whatever the portal made of it. */
export function wasSent<V extends object>({ start, unanswered = [] }: Held<V>, name: keyof V) {
  return unanswered.some(sent => name in sent && !same(sent[name], start[name]))
}
