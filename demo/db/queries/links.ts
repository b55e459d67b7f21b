import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { oneTimeLinks, users } from '../schema'
import { idOf, newToken } from './sessions'

type Purpose = (typeof oneTimeLinks.$inferSelect)['purpose']

/** How many hours a mailed link works. */
export const LINK_HOURS: Record<Purpose, number> = { confirm: 24, reset: 1 }

/** Makes a link for an account; answers with its token, which is stored nowhere. */
export async function makeLink(db: Db, userId: number, purpose: Purpose): Promise<string> {
  const [token] = await makeLinks(db, [userId], purpose)
  return token!
}

/** Makes a link for each of these accounts, in one statement even for none: its time tells nothing. */
export async function makeLinks(db: Db, userIds: number[], purpose: Purpose): Promise<string[]> {
  const tokens = userIds.map(() => newToken())
  const links = userIds.map((user, at) => ({ id: idOf(tokens[at]!), user }))
  await db.execute(sql`
    insert into ${oneTimeLinks} (id, user_id, purpose, expires_at)
    select link.id, link."user", ${purpose}, now() + ${LINK_HOURS[purpose]} * interval '1 hour'
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(id text, "user" integer)`)
  return tokens
}

/** Whose link a token is; undefined when it was used, is too old or was made up. */
export async function readLink(db: Db, token: string, purpose: Purpose) {
  const [link] = await db
    .select({ user: users })
    .from(oneTimeLinks)
    .innerJoin(users, eq(users.id, oneTimeLinks.userId))
    .where(isOpen(token, purpose))
  return link?.user
}

/** Uses a link up, and all others of its account for the same; false when somebody was first. */
export async function takeLink(db: Db, token: string, purpose: Purpose): Promise<boolean> {
  const [link] = await db.delete(oneTimeLinks).where(isOpen(token, purpose)).returning()
  if (link) await dropLinks(db, link.userId, purpose)
  return !!link
}

/** Makes the links of an account for one purpose worthless. */
export async function dropLinks(db: Db, userId: number, purpose: Purpose): Promise<void> {
  await db
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, purpose)))
}

const isOpen = (token: string, purpose: Purpose) =>
  and(
    eq(oneTimeLinks.id, idOf(token)),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, sql`now()`),
  )
