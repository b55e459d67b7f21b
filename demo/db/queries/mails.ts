import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { mails } from '../schema'

/** A mail as the outbox shows it. */
export type Mail = typeof mails.$inferSelect

/** Puts a mail into the outbox and returns its number. */
export async function writeMail(
  db: Db,
  mail: { recipient: string; subject: string; body: string },
): Promise<number> {
  const [written] = await db.insert(mails).values(mail).returning({ id: mails.id })
  if (!written) throw new Error('The outbox took no mail.')
  return written.id
}

/** Marks a mail of the outbox as handed to a mail server. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(eq(mails.id, id))
}

/** The outbox, newest first. */
export const listMails = (db: Db, limit = 100): Promise<Mail[]> =>
  db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)
