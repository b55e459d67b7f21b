import { show } from './fit'
import type { Findings } from './result'

/** A form's body. */
export type Body = Record<string, unknown>

/** Tells where a read does not say what was saved before it. */
export function expectKept(sent: Body, now: Body, found: Findings): void {
  for (const [name, value] of Object.entries(sent)) {
    if (comparable(value) === comparable(now[name])) continue
    found.fault(`reads ${show(now[name] ?? null)} after ${show(value)} was saved.`, undefined, name)
  }
}

/** Nothing is nothing however it is written, and a list of choices has no order. */
function comparable(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? value.toSorted() : value || null)
}
