import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { type Choice, countJobs, jobChoices } from '../db/queries/job-filters'
import { listJobs } from '../db/queries/jobs'
import { termsIn } from '../db/queries/pages'
import { type Asked, lastPageUrl, listUrl, pagerOf, readAsked } from './lists'
import { seekerId } from './seeker'
import { view } from './view'

/** Where the list of jobs is. */
const PATH = '/ndt-jobs'

/** The list of jobs: its search, its filters, and where to go on when they leave nothing. */
export async function showJobs(c: Context<Env>) {
  const db = c.get('db')
  const choices = await jobChoices(db)
  const asked = readAsked(c, choices)
  const found = await listJobs(db, { ...asked, ...asked.chosen, userId: seekerId(c) })
  const last = lastPageUrl(PATH, asked, found.total)
  if (last) return c.redirect(last)
  return view(c, 'list', {
    title: 'NDT Jobs',
    searchLabel: 'Job title, company, method or level',
    // seen whole on a phone
    searchHint: 'Job, company or method',
    row: '/parts/job-row',
    as: 'job',
    items: found.items,
    pager: pagerOf(PATH, asked, found),
    choices,
    terms: termsIn(asked.q),
    steps: found.total ? [] : await stepsFrom(c, asked, choices),
  })
}

/** What was asked for, each with the list that is left without it. */
async function stepsFrom(c: Context<Env>, asked: Asked, choices: Choice[]) {
  const first = { ...asked, page: 1 }
  const parts = choices.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === asked.chosen[name])
    const { [name]: _, ...chosen } = asked.chosen
    return option ? [{ label: `${label}: ${option.label}`, rest: { ...first, chosen } }] : []
  })
  if (asked.q) parts.unshift({ label: `“${asked.q}”`, rest: { ...first, q: '' } })
  return Promise.all(
    parts.map(async ({ label, rest }) => ({
      label,
      url: listUrl(PATH, rest),
      total: await countJobs(c.get('db'), { q: rest.q, ...rest.chosen }),
    })),
  )
}
