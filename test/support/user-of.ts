import { eq } from 'drizzle-orm'
import type { Db } from '../../demo/db/database'
import { users } from '../../demo/db/schema'

/** The account of an address that one account has. */
export async function userOf(db: Db, email: string): Promise<typeof users.$inferSelect> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  if (!user) throw new Error(`Nobody has ${email}.`)
  return user
}
