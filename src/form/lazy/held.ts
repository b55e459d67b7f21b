import type { Form, Held } from '../form-types'
import { same } from './same'
import { isSent, onto, over, sentOf, wasSent, without } from './sent'

/** The fields that the visitor changed from what they started from (Q106). */
export function touched<V extends object>({
  values,
  start,
}: Pick<Held<V>, 'values' | 'start'>): (keyof V & string)[] {
  return keysOf(values).filter(name => !same(values[name], start[name]))
}

/**
 * What was changed and changed back is as it was, and not to be saved; the field `inUse` keeps its rows as they are.
 * What looks the same and has a number of the portal's that was not there is not as it was.
 */
export function putBack<V extends object>(held: Held<V>, inUse: string | undefined): Held<V> {
  const { values, start } = held
  const back = keysOf(values).filter(
    name =>
      name !== inUse &&
      values[name] !== start[name] &&
      same(values[name], start[name]) &&
      numbersIn(values[name]).every(number => numbersIn(start[name]).includes(number)),
  )
  if (!back.length) return held
  return {
    ...held,
    values: { ...values, ...Object.fromEntries(back.map(name => [name, start[name]])) },
  }
}

/**
 * Takes what the portal has now, and which version of it that is (Q106): a field that was not touched
 * follows it, one that was changed on both sides is asked about.
 *
 * `isOwn`: it is what this form saved, which the portal may have tidied: nothing to ask about that was not asked
 * before. What was read some time after the save may be others' where it is not as it was sent. Nor is
 * there about what this form sent, when the answer to it was lost.
 * `inUse`: the field that the visitor is at work in keeps its text, with what is marked of it, as if no news had come.
 */
export function follow<V extends object>(
  held: Held<V>,
  theirs: V,
  version?: Held<V>['version'],
  { isOwn = false, inUse }: { isOwn?: boolean | 'read'; inUse?: string | undefined } = {},
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
    // after a save that was lost, what it began with is a change like any other
    const before = wasSent(held, name) ? [theirs] : [start, theirs]
    const isMine = !isLeft && !before.some(other => same(values[name], other[name]))
    if (!isMine && !isOwn && name === inUse) {
      next.theirs[name] = held.theirs[name]
      continue
    }
    const isSaved = isOwn !== 'read' || isSent({ start, theirs }, name)
    if (!isMine) next.values[name] = theirs[name]
    else if (sent) next.values[name] = onto(theirs[name], sent[name]!, values[name])
    else if (isOwn === 'read' && isSaved) {
      next.values[name] = onto(theirs[name], start[name], values[name])
    }
    const isKnown = !!sent || same(start[name], theirs[name])
    // what was on its way has come, or never will
    if (!same(theirs[name], held.theirs[name])) next.unanswered = without(name, next.unanswered)
    const isSettled = isOwn && isSaved && !held.asked?.includes(name)
    if (!isMine || isKnown || isSettled) next.start[name] = theirs[name]
    else asked.push(name)
  }
  return { ...next, asked }
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
  const there = theirs[name as keyof V]
  const kept = isMine ? over(there, values[name as keyof V]) : there
  return {
    ...held,
    values: { ...values, [name]: kept },
    start: { ...start, [name]: there },
    asked: asked.filter(other => other !== name),
  }
}

/** By which the portal knows the parts of a value. */
function numbersIn(value: unknown): string[] {
  return JSON.stringify(value).match(/"id":\d+/g) ?? []
}

function keysOf<V extends object>(values: V) {
  return Object.keys(values) as (keyof V & string)[]
}
