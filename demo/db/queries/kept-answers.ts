import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { keptAnswers } from '../schema'
import { sweepRows } from './sweep'

type Row = typeof keptAnswers.$inferSelect
/** One change of an account, however often it is sent. */
export type Once = Pick<Row, 'userId' | 'path' | 'key' | 'digest'>

/** So many seconds a change is at work for its process, which has to renew it; it has stopped when it does not. */
export const LEASE = 20

/** What was kept for an hour, and what a process began and never ended. */
const isOver = or(
  lt(keptAnswers.createdAt, sql`now() - interval '1 hour'`),
  and(
    isNull(keptAnswers.answer),
    lt(keptAnswers.createdAt, sql`now() - ${LEASE} * interval '1 second'`),
  ),
)!

/** Removes what nobody asks for any more. */
export const sweepKept = (db: Db): Promise<void> => sweepRows(db, keptAnswers, isOver)

/** Whether a change is the first of its key, or the first since what was kept of it is over. */
export async function beginOnce(db: Db, once: Once): Promise<boolean> {
  const { userId, path, key } = keptAnswers
  // one that is kept at this moment, nobody waits for
  const over = db
    .select({ userId, path, key })
    .from(keptAnswers)
    .where(and(isThis(once), isOver))
    .for('update', { skipLocked: true })
  await db.delete(keptAnswers).where(sql`(${userId}, ${path}, ${key}) in ${over}`)
  const begun = await db
    .insert(keptAnswers)
    .values(once)
    .onConflictDoNothing()
    .returning({ key: keptAnswers.key })
  return begun.length > 0
}

/** Says that a change is still at work. */
export async function renewOnce(db: Db, once: Once): Promise<void> {
  await db
    .update(keptAnswers)
    .set({ createdAt: sql`now()` })
    .where(isAtWork(once))
}

/** What came with a key before: of which body it was, and its answer, null while it is at work. */
export async function keptAnswer(
  db: Db,
  once: Once,
): Promise<Pick<Row, 'digest' | 'answer'> | undefined> {
  const [kept] = await db
    .select({ digest: keptAnswers.digest, answer: keptAnswers.answer })
    .from(keptAnswers)
    .where(isThis(once))
  return kept
}

/** Keeps an answer for an hour; whether it was the first. */
export async function keepAnswer(
  db: Db,
  once: Once,
  { answer, made }: Pick<Row, 'answer' | 'made'>,
): Promise<boolean> {
  const kept = await db
    .update(keptAnswers)
    .set({ answer, made })
    .where(isAtWork(once))
    .returning({ key: keptAnswers.key })
  return kept.length > 0
}

/** Has the next of this key be the first again. */
export async function forgetOnce(db: Db, once: Once): Promise<void> {
  await db.delete(keptAnswers).where(isAtWork(once))
}

/** Of what was added by this path and is deleted now, the same once more is made anew. */
export async function forgetMade(
  db: Db,
  { path, made }: { path: string; made: number },
): Promise<void> {
  await db.delete(keptAnswers).where(and(eq(keptAnswers.path, path), eq(keptAnswers.made, made)))
}

/** This very body, and not another that came with its key since. */
const isAtWork = (once: Once) =>
  and(isThis(once), eq(keptAnswers.digest, once.digest), isNull(keptAnswers.answer))

const isThis = ({ userId, path, key }: Once) =>
  and(eq(keptAnswers.userId, userId), eq(keptAnswers.path, path), eq(keptAnswers.key, key))
