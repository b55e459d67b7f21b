import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { keptAnswers, users } from '../schema'

/** One change of an account, however often it is sent. */
export type Once = Pick<typeof keptAnswers.$inferSelect, 'userId' | 'path' | 'key'>

/** Whether a change is the first of its key. What was kept for an hour goes, and what a process began and never ended. */
export async function beginOnce(db: Db, once: Once): Promise<boolean> {
  const old = lt(keptAnswers.createdAt, sql`now() - interval '1 hour'`)
  const stopped = and(
    isNull(keptAnswers.answer),
    lt(keptAnswers.createdAt, sql`now() - interval '5 minutes'`),
  )
  await db.delete(keptAnswers).where(or(old, stopped))
  const begun = await db
    .insert(keptAnswers)
    .values(once)
    .onConflictDoNothing()
    .returning({ key: keptAnswers.key })
  return begun.length > 0
}

/** What the first of a key was answered; null while it is at work. */
export async function keptAnswer(db: Db, once: Once): Promise<unknown> {
  const [kept] = await db
    .select({ answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(isThis(once))
  return kept?.answer
}

/** Keeps an answer for an hour. */
export async function keepAnswer(db: Db, once: Once, answer: unknown): Promise<void> {
  await db.update(keptAnswers).set({ answer }).where(isThis(once))
}

/** Has the next of this key be the first again. */
export async function forgetOnce(db: Db, once: Once): Promise<void> {
  await db.delete(keptAnswers).where(isThis(once))
}

/** What a company's people added may be gone from now on: the same once more is made anew. */
export async function forgetAdded(db: Db, companyId: number): Promise<void> {
  const people = db.select({ id: users.id }).from(users).where(eq(users.companyId, companyId))
  const isOf = inArray(keptAnswers.userId, people)
  await db.delete(keptAnswers).where(and(isOf, isNotNull(keptAnswers.answer)))
}

const isThis = ({ userId, path, key }: Once) =>
  and(eq(keptAnswers.userId, userId), eq(keptAnswers.path, path), eq(keptAnswers.key, key))
