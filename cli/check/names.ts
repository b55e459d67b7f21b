import { isObject } from '../../src/contract/reading'
import type { Schema } from '../../src/contract/schema'
import type { Findings } from './result'
import { aboutOf } from './shape'

/**
 * Tells which names of what stands at `around` the contract does not know, where it lacks a similar one,
 * and which of its own no row has.
 */
export function namesIn(schema: Schema, data: unknown, around: string[], found: Findings): void {
  const absent = new Set<string>()
  const present = new Set<string>()

  function walk(schema: Schema, value: unknown, place: string[]): void {
    if (!isObject(value)) return
    const { entries, item } = aboutOf(schema)
    if (item) for (const row of Object.values(value)) walk(item, row, [...place, '*'])
    for (const [name, part] of Object.entries(entries ?? {})) {
      const at = [...place, name]
      if (name in value) {
        present.add(at.join('.'))
        walk(part, value[name], at)
        continue
      }
      absent.add(at.join('.'))
      const others = Object.keys(value).filter(key => !(key in entries!))
      const near = others.find(other => isNear(name, other))
      const message = `is not read: it has to be called \`${name}\``
      if (near) found.fault(message, undefined, [...place, near].join('.'))
    }
  }
  walk(schema, data, around)
  const lacking = [...absent].filter(at => !present.has(at))
  if (lacking.length) found.note(`Left out: ${lacking.join(', ')}.`)
}

/** Whether two names are the same but for case and separators, or for a letter or two. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  const most = Math.max(a.length, b.length)
  let head = 0
  while (head < most && a[head] === b[head]) head++
  let tail = 0
  while (tail < most - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  return most - head - tail <= 2 && head + tail >= 4
}

const plain = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase()
