import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, companyCategoryLinks, companyTypeLinks, users } from '../schema'
import { slugsFor } from '../slug'
import { nextVersion } from '../version'

/** Fields of a company's profile; those left out stay as they are. */
export type CompanyFields = Partial<Omit<typeof companies.$inferInsert, 'id' | 'slug'>>

/** Keeps other writes to a company waiting until the transaction ends; tells its logo, and when it was written last. */
export async function lockCompany(db: Db, id: number) {
  const [company] = await db
    .select({ logoId: companies.logoId, updatedAt: companies.updatedAt })
    .from(companies)
    .where(eq(companies.id, id))
    .for('update')
  return company
}

/** Writes fields of a company's profile. */
export async function updateCompanyFields(
  db: Db,
  id: number,
  fields: CompanyFields,
): Promise<void> {
  await db
    .update(companies)
    .set({ ...fields, updatedAt: nextVersion(companies.updatedAt) })
    .where(eq(companies.id, id))
}

/** Puts these numbers in the place of the categories and types that a company had. */
export async function replaceCompanyLists(
  db: Db,
  companyId: number,
  { categories, types }: { categories: number[]; types: number[] },
): Promise<void> {
  await db.delete(companyCategoryLinks).where(eq(companyCategoryLinks.companyId, companyId))
  await db.delete(companyTypeLinks).where(eq(companyTypeLinks.companyId, companyId))
  const chosen = [...new Set(categories)].map((categoryId, position) => ({
    companyId,
    categoryId,
    position,
  }))
  if (chosen.length > 0) await db.insert(companyCategoryLinks).values(chosen)
  const ways = [...new Set(types)].map(typeId => ({ companyId, typeId }))
  if (ways.length > 0) await db.insert(companyTypeLinks).values(ways)
}

/** Adds a company under an address that is free. */
export async function insertCompany(
  db: Db,
  fields: CompanyFields & { name: string },
): Promise<number> {
  const slugs = slugsFor(fields.name, 'company')
  for (;;) {
    const [row] = await db
      .insert(companies)
      .values({ ...fields, slug: slugs.next().value })
      .onConflictDoNothing()
      .returning({ id: companies.id })
    if (row) return row.id
  }
}

/** Makes an account one of a company's; false when it has a company already. */
export async function joinCompany(db: Db, userId: number, companyId: number): Promise<boolean> {
  const joined = await db
    .update(users)
    .set({ companyId })
    .where(and(eq(users.id, userId), isNull(users.companyId)))
    .returning({ id: users.id })
  return joined.length > 0
}
