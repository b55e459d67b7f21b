import { type SQL, and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database'
import { companies, countries, jobs } from '../schema'
import { levels, levelSought, methods, methodSought } from './field-terms'
import { matches, type Paging, says } from './pages'

/** Which jobs are asked for: all, those of a search, or those of a company; `userId` adds the user's marks. */
export interface JobFilter extends Paging {
  q?: string | undefined
  companyId?: number | undefined
  userId?: number | undefined
  /** The code of a method that the job asks for. */
  method?: string | undefined
  /** The certificate that it asks for: 1, 2 or 3. */
  level?: string | undefined
  /** A country's code. */
  country?: string | undefined
  /** How its contract begins: "Permanent", "Contract". */
  contract?: string | undefined
}

const contractKind = sql<string>`split_part(${jobs.contract}, ',', 1)`

/** The condition of a job that can be applied for. */
export const isOpen = () => or(isNull(jobs.closesAt), gt(jobs.closesAt, new Date()))

/** The condition of a filter, for a query that joins jobs with their companies: of jobs that can be applied for. */
export const isAsked = (filter: JobFilter): SQL | undefined => {
  const { companyId, method, level, country, contract } = filter
  const wanted = methods.filter(({ code }) => code === method).map(methodSought)
  if (level) wanted.push(levelSought(Number(level)))
  return and(
    isOpen(),
    matches(filter.q, [jobs.search, companies.search], 'A'),
    companyId === undefined ? undefined : eq(jobs.companyId, companyId),
    ...wanted.map(one => says(one, [jobs.search], 'ACD')),
    country ? inSomePlace(country) : undefined,
    contract ? eq(contractKind, contract) : undefined,
  )
}

const inSomePlace = (code: string) =>
  inArray(
    jobs.countryId,
    sql`(select ${countries.id} from ${countries} where ${countries.code} = ${code})`,
  )

/** How many jobs a filter leaves. */
export async function countJobs(db: Db, filter: JobFilter): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isAsked(filter))
  return counted?.total ?? 0
}

/** A filter that visitors choose from a list. */
export interface Choice {
  name: 'method' | 'level' | 'country' | 'contract'
  label: string
  options: { value: string; label: string }[]
}

/** What jobs can be filtered by: methods and levels of the field, places and contracts of the jobs there are. */
export async function jobChoices(db: Db): Promise<Choice[]> {
  const places = await db
    .selectDistinct({ value: countries.code, label: countries.name })
    .from(jobs)
    .innerJoin(countries, eq(countries.id, jobs.countryId))
    .where(isOpen())
    .orderBy(asc(countries.name))
  const kinds = await db
    .selectDistinct({ value: contractKind })
    .from(jobs)
    .where(isOpen())
    .orderBy(contractKind)
  const named = (label: string) => ({ value: label, label })
  return [
    {
      name: 'method',
      label: 'Method',
      options: methods.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` })),
    },
    {
      name: 'level',
      label: 'Level',
      options: levels.map((level, index) => ({ value: `${index + 1}`, label: `Level ${level}` })),
    },
    { name: 'country', label: 'Country', options: places },
    { name: 'contract', label: 'Contract', options: kinds.map(({ value }) => named(value)) },
  ]
}
