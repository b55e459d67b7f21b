import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { findJob } from '../db/queries/jobs'
import { keyOf } from '../db/queries/pages'
import { setJobBookmark } from '../db/queries/saved'
import { answerBookmark } from './bookmarks'
import { showJobs } from './job-list'
import { answerPicture } from './pictures'
import { seekerId } from './seeker'
import { jobData } from './structured-data'
import { view } from './view'

/** `/ndt-jobs`: the list, a job, and its bookmark. */
export const jobs = new Hono<Env>()
  .get('/', showJobs)
  .get('/:slug', async c => {
    const job = await findJob(c.get('db'), keyOf(c.req.param('slug')), seekerId(c))
    return job ? view(c, 'job', { job, data: jobData(job, c.get('origin')) }) : c.notFound()
  })
  .get('/:slug/picture.png', async c => {
    const job = await findJob(c.get('db'), keyOf(c.req.param('slug')))
    return job ? answerPicture(c, [job.title, job.company.name, job.location]) : c.notFound()
  })
  .post('/:id{[0-9]{1,9}}/bookmark', c => answerBookmark(c, setJobBookmark))
