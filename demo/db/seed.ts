import { sql } from 'drizzle-orm'
import type { Db } from './database'
import type { Cost } from './password'
import { countries } from './schema'
import { insertAccounts } from './seed/insert/accounts'
import { insertCatalogue } from './seed/insert/catalogue'
import { insertCompanies } from './seed/insert/companies'
import { insertCourses } from './seed/insert/courses'
import { insertJobs } from './seed/insert/jobs'
import { insertLookups } from './seed/insert/lookups'
import { insertProductGroups } from './seed/insert/product-groups'
import { insertMeridian } from './seed/insert/products'

export { demoAccounts } from './seed/demo-accounts'

/** What may be less where nobody but a test will look. */
export interface SeedOptions {
  /** How many products the large catalogue has. */
  products?: number
  /** What the hashes of the accounts' passwords take; as much as anybody's, when left out. */
  cost?: Cost
}

/**
 * Fills an empty database with the portal's demo data; one that has data already stays as it is.
 * All dates count from today. Returns whether there was anything to do.
 */
export function seed(db: Db, { products = 10_000, cost }: SeedOptions = {}): Promise<boolean> {
  const now = new Date()
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ndt-seed'))`)
    if ((await tx.$count(countries)) > 0) return false
    const lookups = await insertLookups(tx)
    const companies = await insertCompanies(tx, lookups)
    const jobs = await insertJobs(tx, now, lookups, companies)
    const courses = await insertCourses(tx, now, lookups, companies)
    const groups = await insertProductGroups(tx)
    await insertMeridian(tx, now, companies('Meridian Weld Laboratories'), groups)
    await insertCatalogue(tx, now, companies('Maasport Rental'), products)
    await insertAccounts(tx, now, { ...lookups, companies, jobs, courses }, cost)
    return true
  })
}
