import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { fileUrl, located } from '../files'
import { prepared } from '../prepared'
import {
  companies,
  companyCategories,
  companyCategoryLinks,
  companyTypeLinks,
  companyTypes,
  companyViews,
  countries,
  files,
} from '../schema'
import { bounds, isKeyOf, type Key, matches, type Page, type Paging } from './pages'

/** A company as lists show it. */
export interface CompanyListItem {
  id: number
  slug: string
  name: string
  logo: string | null
  city: string | null
  country: string | null
  shortDescription: string | null
  rating: number | null
  numberOfReviews: number
}

/** A company as its own page shows it. */
export type CompanyDetail = NonNullable<Awaited<ReturnType<typeof findCompany>>>

/** Lists companies, featured ones first, then by name. */
export async function listCompanies(
  db: Db,
  { q, ...paging }: Paging & { q?: string | undefined } = {},
): Promise<Page<CompanyListItem>> {
  const { page, size, offset } = bounds(paging)
  const where = matches(q, [companies.search])
  const total = await db.$count(companies, where)
  const rows = await db
    .select({
      id: companies.id,
      slug: companies.slug,
      name: companies.name,
      logo: located,
      city: companies.city,
      country: countries.name,
      shortDescription: companies.shortDescription,
      rating: companies.rating,
      numberOfReviews: companies.numberOfReviews,
    })
    .from(companies)
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(countries, eq(countries.id, companies.countryId))
    .where(where)
    .orderBy(desc(companies.featured), asc(sql`lower(${companies.name})`), asc(companies.id))
    .limit(size)
    .offset(offset)
  return { items: rows.map(row => ({ ...row, logo: fileUrl(row.logo) })), total, page, size }
}

/** Finds a company with its categories, types and country. */
export async function findCompany(db: Db, key: Key) {
  const { search: _, ...columns } = getTableColumns(companies)
  const [row] = await db
    .select({ ...columns, logo: located, country: { id: countries.id, name: countries.name } })
    .from(companies)
    .leftJoin(files, eq(files.id, companies.logoId))
    .leftJoin(countries, eq(countries.id, companies.countryId))
    .where(isKeyOf(companies, key))
  if (!row) return undefined
  const categories = await db
    .select({ id: companyCategories.id, name: companyCategories.name })
    .from(companyCategoryLinks)
    .innerJoin(companyCategories, eq(companyCategories.id, companyCategoryLinks.categoryId))
    .where(eq(companyCategoryLinks.companyId, row.id))
    .orderBy(companyCategoryLinks.position)
  const types = await db
    .select({ id: companyTypes.id, name: companyTypes.name })
    .from(companyTypeLinks)
    .innerJoin(companyTypes, eq(companyTypes.id, companyTypeLinks.typeId))
    .where(eq(companyTypeLinks.companyId, row.id))
    .orderBy(companyTypes.id)
  return { ...row, logo: fileUrl(row.logo), categories, types }
}

/** Counts one more visit of a user to a company's page, now. */
export async function recordView(db: Db, userId: number, companyId: number): Promise<void> {
  await db
    .insert(companyViews)
    .values({ userId, companyId })
    .onConflictDoUpdate({
      target: [companyViews.userId, companyViews.companyId],
      set: { views: sql`${companyViews.views} + 1`, lastVisitedAt: sql`now()` },
    })
}

const day = 86_400_000
const dayOf = (moment: Date) => Math.floor(moment.getTime() / day)

/** The companies that a user looked at most, as the contract has them (R106); days go by UTC's calendar. */
export async function mostViewed(db: Db, userId: number, { limit = 6, now = new Date() } = {}) {
  const query = prepared(db, 'most viewed', () => selectViewed(db))
  const rows = await query.execute({ userId, limit })
  return rows.map(({ logo, lastVisitedAt, featured, ...company }) => ({
    ...company,
    company_logo: fileUrl(logo),
    last_visited: Math.max(0, dayOf(now) - dayOf(lastVisitedAt)),
    company_featured_status: featured ? 1 : 0,
  }))
}

const selectViewed = (db: Db) =>
  db
    .select({
      id: companies.id,
      company_name: companies.name,
      company_slug: companies.slug,
      logo: located,
      rating: companies.rating,
      number_of_reviews: companies.numberOfReviews,
      lastVisitedAt: companyViews.lastVisitedAt,
      featured: companies.featured,
    })
    .from(companyViews)
    .innerJoin(companies, eq(companies.id, companyViews.companyId))
    .leftJoin(files, eq(files.id, companies.logoId))
    .where(eq(companyViews.userId, sql.placeholder('userId')))
    .orderBy(desc(companyViews.views), desc(companyViews.lastVisitedAt), asc(companies.id))
    .limit(sql.placeholder('limit'))
