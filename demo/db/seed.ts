import { sql } from 'drizzle-orm'
import type { Db } from './database'
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

/**
 * Fills an empty database with the portal's demo data; one that has data already stays as it is.
 * All dates count from `now`. Returns whether there was anything to do.
 */
export function seed(db: Db, now = new Date()): Promise<boolean> {
  return db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('ndt-seed'))`)
    if ((await tx.$count(countries)) > 0) return false
    const lookups = await insertLookups(tx)
    const companies = await insertCompanies(tx, lookups)
    const jobs = await insertJobs(tx, now, lookups, companies)
    const courses = await insertCourses(tx, now, lookups, companies)
    const groups = await insertProductGroups(tx)
    await insertMeridian(tx, now, companies('Meridian Weld Laboratories'), groups)
    await insertCatalogue(tx, now, companies('Maasport Rental'))
    await insertAccounts(tx, now, { ...lookups, companies, jobs, courses })
    return true
  })
}
