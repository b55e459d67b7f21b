import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { mails } from '../schema'
import { idOf } from './sessions'

/** A mail as the outbox shows it. */
export type Mail = typeof mails.$inferSelect

/** What a mail says, and whose action wrote it. */
export type NewMail = Omit<typeof mails.$inferInsert, 'id' | 'createdAt' | 'sentAt'>

/** Puts a mail into the outbox. */
export async function writeMail(db: Db, mail: NewMail): Promise<Mail> {
  const [written] = await db.insert(mails).values(mail).returning()
  if (!written) throw new Error('The outbox took no mail.')
  return written
}

/** Marks a mail of the outbox as handed to a mail server. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.id, id))
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
