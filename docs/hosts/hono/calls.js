// The calls, one function each: what it returns goes out as JSON.
import { row, rows, run, together } from './database.js'
import { Refusal } from './session.js'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A refusal of what does not fit, under its field. */
export const unfit = (field, complaint) =>
  new Refusal(422, complaint, { errors: { [field]: [complaint] } })

/** Reads the user's profile. */
export const getProfile = ({ id, about_me, photo, first_name, email }) => ({
  data: {
    id,
    user_id: id,
    about_me,
    profile_image: photo && `/photos/${photo}`,
    user: { first_name, email },
  },
})

/** Reads saved jobs: 0 asks for the bookmarked, 1 for the applied, 2 for all. */
export function getSavedJobs(user, c) {
  const found = rows(
    `SELECT jobs.*, applications.day FROM jobs
      LEFT JOIN bookmarks ON bookmarks.job_id = jobs.id AND bookmarks.user_id = :user
      LEFT JOIN applications ON applications.job_id = jobs.id AND applications.user_id = :user
      WHERE (:which <> 1 AND bookmarks.job_id) OR (:which <> 0 AND applications.job_id)
      ORDER BY jobs.id`,
    { user: user.id, which: numberOf(c.req.query('is_applied'), 2) },
  )
  return {
    data: found.map(({ id, title, slug, company, day }) => ({
      id,
      job_title: title,
      job_slug: slug,
      job_company_name: company,
      is_applied: day && { date: day },
    })),
  }
}

/** Reads saved courses: this site has none, and the panel says so. */
export const getSavedCourses = () => ({ data: [] })

/** Sets or removes a job's bookmark; `is_bookmarked` says what is so now, and so 1 removes it. */
export async function bookmarkJob(user, c) {
  const { job_id, is_bookmarked } = await c.req.parseBody()
  const job = row('SELECT id FROM jobs WHERE id = ?', numberOf(job_id, 0))
  if (!job) throw new Refusal(404, 'There is no such job.')
  if (is_bookmarked === '1') {
    run('DELETE FROM bookmarks WHERE user_id = ? AND job_id = ?', user.id, job.id)
    return { message: 'Bookmark removed.' }
  }
  run('INSERT OR IGNORE INTO bookmarks VALUES (?, ?)', user.id, job.id)
  return { message: 'Bookmark saved.' }
}

/** Reads all that there is to follow. */
export const getPreferenceOptions = () => ({
  data: rows('SELECT id, name FROM preferences ORDER BY id'),
})

/** Reads the ids of what the user follows. */
export function getPreferences(user) {
  const found = rows('SELECT preference_id FROM user_preferences WHERE user_id = ?', user.id)
  return { data: found.map(({ preference_id }) => preference_id) }
}

/** Saves what the user follows, from JSON. */
export async function updatePreferences(user, c) {
  const chosen = (await c.req.json().catch(() => undefined))?.preferences
  const known = getPreferenceOptions().data.map(({ id }) => id)
  if (!Array.isArray(chosen) || !chosen.every(id => known.includes(id))) {
    throw unfit('preferences', 'Choose from the list.')
  }
  together(() => {
    run('DELETE FROM user_preferences WHERE user_id = ?', user.id)
    for (const id of new Set(chosen)) run('INSERT INTO user_preferences VALUES (?, ?)', user.id, id)
  })
  return { message: 'Your Preferences Saved' }
}

/** Reads a page of the user's services; an empty filter leaves nothing out. */
export function getServices(user, c) {
  const { name = '', from_date = '', to_date = '', ...asked } = c.req.query()
  const where = `FROM services WHERE user_id = :user AND instr(lower(name), lower(:name)) > 0
    AND created_on >= :from AND (:to = '' OR created_on <= :to)`
  const values = { user: user.id, name, from: dayOf(from_date), to: dayOf(to_date) }
  const page = Math.max(1, numberOf(asked.page, 1))
  const limit = Math.min(100, Math.max(1, numberOf(asked.limit, 10)))
  const { total } = row(`SELECT count(*) AS total ${where}`, values)
  const found = rows(`SELECT * ${where} ORDER BY created_on DESC, id LIMIT :limit OFFSET :offset`, {
    ...values,
    limit,
    offset: (page - 1) * limit,
  })
  return {
    data: found.map(({ id, name, status, created_on }) => ({
      id,
      name,
      status,
      created_at: { formatted_date: DAY.format(new Date(created_on)) },
    })),
    meta: {
      pagination: {
        current_page: page,
        per_page: limit,
        total,
        total_pages: Math.max(1, Math.ceil(total / limit)),
      },
    },
  }
}

/** Publishes one of the user's own services, or takes it back; a GET that changes state. */
export function toggleService(user, c) {
  const sql = 'UPDATE services SET status = 3 - status WHERE id = ? AND user_id = ?'
  if (!run(sql, numberOf(c.req.param('id'), 0), user.id)) {
    throw new Refusal(404, 'There is no such service.')
  }
  return { message: 'Status updated.' }
}

/** A whole number that was sent; the default for anything else. */
const numberOf = (sent, otherwise) => (/^\d{1,9}$/.test(sent) ? Number(sent) : otherwise)

/** A filter's day, which is sent as DD-MM-YYYY, as the table has it. */
const dayOf = sent => sent.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$2-$1')
