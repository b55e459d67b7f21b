import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../database'
import { guideEnquiries, signingKeys } from '../schema'

/** Who asks for a guide, and which. */
export type NewEnquiry = Omit<typeof guideEnquiries.$inferInsert, 'id' | 'createdAt'>

/** Keeps an enquiry. */
export async function recordEnquiry(db: Db, enquiry: NewEnquiry): Promise<void> {
  await db.insert(guideEnquiries).values(enquiry)
}

/** The secret that links of one kind are signed with; the first to ask makes it. */
export async function signingKey(db: Db, name: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.insert(signingKeys).values({ name, secret }).onConflictDoNothing()
  const [key] = await db.select().from(signingKeys).where(eq(signingKeys.name, name))
  if (!key) throw new Error(`There is no key to sign ${name} with.`)
  return key.secret
}
