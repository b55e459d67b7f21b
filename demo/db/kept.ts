import type { Db } from './database'

/** Milliseconds for which an answer that is the same for all visitors is kept. */
const FRESH = 5000

const answers = new WeakMap<Db, Map<string, { answer: Promise<unknown>; until: number }>>()

/**
 * What is the same for all visitors, asked of the database once in five seconds, however many come.
 *
 * Never for what depends on who asks. What failed is asked again.
 */
export function kept<T>(db: Db, name: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(db) ?? new Map()
  answers.set(db, known)
  const last = known.get(name)
  if (last && last.until > Date.now()) return last.answer as Promise<T>
  const answer = ask()
  known.set(name, { answer, until: Date.now() + FRESH })
  answer.catch(() => known.delete(name))
  return answer
}
