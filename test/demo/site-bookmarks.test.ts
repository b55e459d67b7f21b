// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { newestJobs, useVisitors } from './visited-site'

const site = useVisitors()

describe('bookmarks', () => {
  it('are set and removed by a form, for the one who is signed in', async () => {
    const job = (await newestJobs(site, 50)).find(({ isBookmarked }) => !isBookmarked)!
    const back = `/ndt-jobs/${job.slug}`
    const path = `/ndt-jobs/${job.id}/bookmark`
    expect(await site.amara.text(back)).toContain('aria-pressed="false" aria-label="Bookmark')
    const answer = await site.amara.post(path, { bookmarked: '1', back })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(back)
    expect(await site.amara.text(back)).toContain('aria-pressed="true" aria-label="Bookmark')
    expect(await site.guest.text(back)).not.toContain('aria-pressed="true" aria-label="Bookmark')
    await site.amara.post(path, { bookmarked: '1', back })
    await site.amara.post(path, { bookmarked: '0', back })
    expect(await site.amara.text(back)).toContain('aria-pressed="false" aria-label="Bookmark')
  })

  it('are seen at once on the home page, whose list is kept for all', async () => {
    const [job] = await newestJobs(site, 1)
    const bookmark = `/ndt-jobs/${job!.id}/bookmark`
    const pressed = async () => {
      const [, form = ''] = (await site.amara.text('/')).split(`action="${bookmark}"`)
      return /aria-pressed="(\w+)"/.exec(form)![1]
    }
    expect(await site.guest.text('/')).not.toContain(bookmark)
    for (const bookmarked of ['1', '0', '1']) {
      await site.amara.post(bookmark, { bookmarked })
      expect(await pressed()).toBe(String(bookmarked === '1'))
    }
    expect(await site.guest.text('/')).not.toContain('Applied on')
  })

  it('cost the home page one question to the database, beside the session’s', async () => {
    await site.amara.text('/')
    const { $client } = site.db as unknown as { $client: { query(): unknown } }
    const asked = vi.spyOn($client, 'query')
    await site.amara.text('/')
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('work for courses as well', async () => {
    const [, slug] = /href="\/ndt-courses\/([^"?]+)"/.exec(await site.amara.text('/ndt-courses'))!
    const place = `/ndt-courses/${slug}`
    const page = await site.amara.text(place)
    const [, action] = /action="(\/ndt-courses\/\d+\/bookmark)"/.exec(page)!
    const [, bookmarked] = /name="bookmarked" value="(\d)"/.exec(page)!
    await site.amara.post(action!, { bookmarked: bookmarked!, back: place })
    expect(await site.amara.text(place)).toContain(
      `name="bookmarked" value="${1 - Number(bookmarked)}"`,
    )
  })

  it('lead a guest to the sign-in page and back', async () => {
    const page = await site.guest.text('/ndt-jobs?page=2')
    expect(page).toMatch(/href="\/user-sign-in\?next=%2Fndt-jobs%3Fpage%3D2%23job-\d+"/)
    const answer = await site.guest.post('/ndt-jobs/1/bookmark', {
      bookmarked: '1',
      back: '/ndt-jobs',
    })
    expect(answer.headers.get('location')).toBe('/user-sign-in?next=%2Fndt-jobs')
  })

  it('are not for companies, and never lead off the site', async () => {
    expect(await site.ingrid.text('/ndt-jobs')).not.toContain('/bookmark"')
    expect((await site.ingrid.post('/ndt-jobs/1/bookmark', { bookmarked: '1' })).status).toBe(403)
    const [job] = await newestJobs(site)
    const away = await site.amara.post(`/ndt-jobs/${job!.id}/bookmark`, {
      bookmarked: job!.isBookmarked ? '1' : '0',
      back: '//evil.example',
    })
    expect(away.headers.get('location')).toBe('/')
    expect(
      (await site.amara.post('/ndt-jobs/999999999/bookmark', { bookmarked: '1' })).status,
    ).toBe(404)
  })
})
