import type { Db } from '../../database'
import { jobs, jobSkills } from '../../schema'
import { chooser } from '../choose'
import { daysAfter, daysAgo } from '../dates'
import { jobFamilies } from '../jobs'
import type { JobFamily } from '../jobs/family'
import { randomFrom, slugOf } from '../text'
import { type Ids, idsBy } from './ids'
import type { Lookups } from './lookups'

const rowsOf = (family: JobFamily, now: Date, countryId: Ids, companyId: Ids) => {
  const duties = chooser(family.duties, `duties ${family.jobs[0]?.title}`)
  const requirements = chooser(family.requirements, `requirements ${family.jobs[0]?.title}`)
  return family.jobs.map(job => {
    const random = randomFrom(job.title + job.company)
    const posted = job.posted ?? 1 + Math.floor(random() * 58)
    const open = job.open ?? posted + 7 + Math.floor(random() * 40)
    const postedAt = daysAgo(now, posted, 6, Math.floor(random() * 180))
    const certificate = job.certificate ? [job.certificate] : []
    return {
      slug: slugOf(`${job.title} ${job.company}`),
      companyId: companyId(job.company),
      title: job.title,
      location: job.at.slice(0, -3),
      countryId: countryId(job.at.slice(-2)),
      contract: job.contract,
      salary: job.salary,
      about: job.about,
      duties: job.duties ?? duties(3),
      requirements: [...certificate, ...(job.requirements ?? requirements(3 - certificate.length))],
      postedAt,
      closesAt: daysAfter(postedAt, open),
    }
  })
}

/** Inserts the jobs with their skills, and returns their numbers by slug. */
export async function insertJobs(
  db: Db,
  now: Date,
  { countryId, skillId }: Lookups,
  companyId: Ids,
): Promise<Ids> {
  const rows = await db
    .insert(jobs)
    .values(jobFamilies.flatMap(family => rowsOf(family, now, countryId, companyId)))
    .returning({ id: jobs.id, slug: jobs.slug })
  const jobId = idsBy(rows, row => row.slug)
  const links = jobFamilies
    .flatMap(family => family.jobs)
    .flatMap(job =>
      job.skills.map((skill, position) => ({
        jobId: jobId(slugOf(`${job.title} ${job.company}`)),
        skillId: skillId(skill),
        position,
      })),
    )
  await db.insert(jobSkills).values(links)
  return jobId
}
