import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { mails, users } from '../schema'
import { idOf } from './sessions'
import { sweepRows } from './sweep'

/** A mail as the outbox shows it. */
export type Mail = typeof mails.$inferSelect

/** What a mail says, and whose action wrote it. */
export type NewMail = Omit<typeof mails.$inferInsert, 'id' | 'createdAt' | 'sentAt' | 'dueAt'>

/** Puts a mail into the outbox. */
export async function writeMail(db: Db, mail: NewMail): Promise<void> {
  await db.insert(mails).values(mail)
}

/** Nothing that was typed goes to an address that is not the account's own. */
const mayGo = sql`(not ${mails.holdsTyped} or exists (
  select from ${users} where ${users.id} = ${mails.userId}
    and ${users.emailConfirmedAt} is not null and lower(${users.email}) = lower(${mails.recipient})))`

/**
 * Takes a mail that is due, for the one process that may now send it; undefined when there is none.
 *
 * It is due again when it has waited twice as long, should it not be marked as sent by then, and
 * given up after a day.
 */
export async function claimMail(db: Db): Promise<Mail | undefined> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        lte(mails.dueAt, sql`now()`),
        gt(mails.createdAt, sql`now() - interval '1 day'`),
        mayGo,
      ),
    )
    .orderBy(mails.id)
    .limit(1)
    .for('update', { of: mails, skipLocked: true })
  const [mail] = await db
    .update(mails)
    .set({ dueAt: sql`now() + greatest(interval '1 minute', now() - ${mails.createdAt})` })
    .where(eq(mails.id, sql`${due}`))
    .returning()
  return mail
}

/** A mail in nobody's outbox: its links open an account for whoever reads them. */
const isNobodys = and(isNull(mails.userId), isNull(mails.sessionId))!

/** Marks a mail as handed to a mail server; one that is in nobody's outbox is of no more use. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.id, id))
  await db.delete(mails).where(and(eq(mails.id, id), isNobodys))
}

/** Removes old mails: an outbox's after a month, nobody's when their links have ended. */
export async function sweepMails(db: Db): Promise<void> {
  await sweepRows(db, mails, lt(mails.createdAt, sql`now() - interval '30 days'`))
  await sweepRows(db, mails, and(lt(mails.createdAt, sql`now() - interval '1 hour'`), isNobodys)!)
}

/** Whose a mail is: an account's, or a visitor's session's. */
export type MailOwner = { userId: number } | { sessionId: string }

/** Whose mails a request writes and may read. */
export const ownerOf = (userId: number | undefined, token: string): MailOwner =>
  userId === undefined ? { sessionId: idOf(token) } : { userId }

/** The outbox of one owner, newest first. */
export const listMails = (db: Db, owner: MailOwner, limit = 100): Promise<Mail[]> =>
  db
    .select()
    .from(mails)
    .where(
      'userId' in owner ? eq(mails.userId, owner.userId) : eq(mails.sessionId, owner.sessionId),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)
