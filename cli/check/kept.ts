import { show } from './fit'
import type { Question } from './host'
import type { CallName } from './reading'
import type { Findings } from './result'
import type { Bench } from './writing'

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

/** Sends a save of what was read before the last one: where the reads say which state it was, it is refused. */
export async function refuseStale(
  call: CallName,
  question: Question,
  reads: unknown[],
  bench: Bench,
): Promise<void> {
  const [version, now] = reads.map(read => (read as { updated_at?: string | null })?.updated_at)
  if (!version || !now) return
  if (version === now) {
    const hint = 'With parts of a second, no two saves in the same one overwrite each other.'
    return bench.of(call).found.note(`leaves updated_at as it was: ${now}.`, hint)
  }
  const refusal = { statuses: [412, 409], who: 'A save of an older state (If-Match) ' }
  await bench.refuse(call, { ...question, version }, refusal)
}
