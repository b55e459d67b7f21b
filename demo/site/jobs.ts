import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { findJob, listJobs } from '../db/queries/jobs'
import { keyOf } from '../db/queries/pages'
import { setJobBookmark } from '../db/queries/saved'
import { answerBookmark } from './bookmarks'
import { lastPageUrl, pagerOf, readAsked } from './lists'
import { seekerId } from './seeker'
import { jobData } from './structured-data'
import { view } from './view'

const PATH = '/ndt-jobs'

/** `/ndt-jobs`: the list, a job, and its bookmark. */
export const jobs = new Hono<Env>()
  .get('/', async c => {
    const asked = readAsked(c)
    const found = await listJobs(c.get('db'), { ...asked, userId: seekerId(c) })
    const last = lastPageUrl(PATH, asked, found.total)
    if (last) return c.redirect(last)
    return view(c, 'list', {
      title: 'NDT Jobs',
      searchLabel: 'Job title or company',
      row: '/parts/job-row',
      as: 'job',
      items: found.items,
      pager: pagerOf(PATH, asked, found),
    })
  })
  .get('/:slug', async c => {
    const job = await findJob(c.get('db'), keyOf(c.req.param('slug')), seekerId(c))
    return job ? view(c, 'job', { job, data: jobData(job, c.get('origin')) }) : c.notFound()
  })
  .post('/:id{[0-9]{1,9}}/bookmark', c => answerBookmark(c, setJobBookmark))
