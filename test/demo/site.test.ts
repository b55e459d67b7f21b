// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../demo/app'
import type { OpenDatabase } from '../../demo/db/open'
import { mostViewed } from '../../demo/db/queries/companies'
import { listJobs } from '../../demo/db/queries/jobs'
import { findUserByEmail } from '../../demo/db/queries/users'
import { demoAccounts } from '../../demo/db/seed'
import { openSeeded } from '../../demo/db/snapshot'
import { sanitise } from '../../demo/html/sanitise'
import { plainText } from '../../demo/site/rich-text'
import { Visitor } from './visitor'

const CSP =
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ` +
  `connect-src 'self'; font-src 'self'; require-trusted-types-for 'script'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

let database: OpenDatabase
let guest: Visitor
let amara: Visitor
let ingrid: Visitor

beforeAll(async () => {
  database = await openSeeded()
  const app = createApp({ db: database.db })
  guest = new Visitor(app)
  amara = new Visitor(app)
  ingrid = new Visitor(app)
  await amara.signIn(demoAccounts.user)
  await ingrid.signIn(demoAccounts.company, '/company-sign-in')
}, 120_000)

afterAll(() => database.close())

const user = async () => (await findUserByEmail(database.db, demoAccounts.user.email))!
const newest = async (size = 10) =>
  (await listJobs(database.db, { size, userId: (await user()).id })).items

describe('every page', () => {
  it.each([
    ['/', 200, 'Latest jobs'],
    ['/user-sign-in', 200, 'Create an account'],
    ['/company-sign-in', 200, 'Company sign-in'],
    ['/ndt-jobs', 200, 'NDT Jobs'],
    ['/ndt-courses', 200, 'NDT Courses'],
    ['/ndt-companies', 200, 'NDT Companies'],
    ['/search?q=ultrasonic', 200, 'Search'],
    ['/search', 200, 'Search'],
    ['/404', 404, 'Page not found'],
    ['/ndt-jobs/no-such-job', 404, 'Page not found'],
    ['/ndt-jobs/999999999999999', 404, 'Page not found'],
    ['/ndt-courses/%E0%A4%A', 404, 'Page not found'],
    ['/ndt-companies/%00', 404, 'Page not found'],
    ['/assets/../app.ts', 404, 'Page not found'],
    ['/assets/%2e%2e/app.ts', 404, 'Page not found'],
    ['/assets/..%2fapp.ts', 404, 'Not found'],
  ])('%s answers %i and says %s', async (path, status, content) => {
    const answer = await guest.get(path)
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(page).toContain(content)
    expect(answer.headers.get('content-security-policy')).toBe(CSP)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page).not.toMatch(/ style=| on\w+=|<style|undefined|\[object/)
    expect(page.match(/<script(?! type="application\/json"| type="module" src="\/)/)).toBeNull()
  })

  it('embeds the header with a fallback, the loader, its style and its settings', async () => {
    const page = await guest.text('/ndt-jobs')
    expect(page).toContain('<link rel="stylesheet" href="/dist/ndt.css">')
    expect(page).toContain('<script type="module" src="/dist/ndt.js"></script>')
    expect(page).toContain('data-ndt-config>{"failureNotes": true}</script>')
    expect(page).not.toContain('<meta name="user"')
    const [, fallback] = /<ndt-site-header>([^]*)<\/ndt-site-header>/.exec(page)!
    expect(fallback).toMatch(/<form [^>]*action="\/search"/)
    expect(fallback).toContain('href="/user-sign-in"')
    expect(fallback).toContain('href="/company-sign-in#create"')
  })

  it('tells the widgets who is signed in, and not more', async () => {
    const page = await amara.text('/')
    const [, content] = /<meta name="user" content="([^"]*)">/.exec(page)!
    const meta = JSON.parse(content!.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
    expect(Object.keys(meta).sort()).toEqual(
      ['about_me', 'company_name', 'email', 'first_name', 'id', 'last_name'].sort(),
    )
    expect(meta).toMatchObject({ id: (await user()).id, email: demoAccounts.user.email })
    expect(page).toContain('action="/sign-out"')
  })

  it('is not kept by caches for anyone else', async () => {
    expect((await amara.get('/')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('answers an unknown call in JSON', async () => {
    const answer = await guest.get('/api/v2/nothing')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('content-security-policy')).toBe(CSP)
  })
})

describe('assets', () => {
  it('are compressed, and answered with 304 when unchanged', async () => {
    const answer = await guest.get('/assets/base.css', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toContain('text/css')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const etag = answer.headers.get('etag')!
    expect((await guest.get('/assets/base.css', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('lists', () => {
  it('page through everything, ten at a time', async () => {
    const first = await guest.text('/ndt-jobs')
    expect(first.match(/class="row"/g)).toHaveLength(10)
    expect(first).toContain('aria-current="page"')
    const second = await guest.text('/ndt-jobs?page=2&limit=20')
    expect(second.match(/class="row"/g)).toHaveLength(20)
    expect(second).toContain('href="/ndt-jobs?limit=20"')
  })

  it('step back to the last page (Q91) and take no nonsense', async () => {
    const past = await guest.get('/ndt-jobs?page=999')
    expect(past.status).toBe(302)
    expect((await guest.get(past.headers.get('location')!)).status).toBe(200)
    for (const query of ['?page=-1', '?page=x', '?limit=7', '?page=1e9&q=zzzz']) {
      expect((await guest.get(`/ndt-jobs${query}`)).status).toBeLessThan(400)
    }
  })

  it('find by words, and keep the words in the field and in the pager', async () => {
    const [job] = await newest()
    const word = job!.title.split(' ')[0]!
    const page = await guest.text(`/ndt-jobs?q=${encodeURIComponent(word)}`)
    expect(page).toContain(job!.title)
    expect(page).toContain(`value="${word}"`)
  })

  it('say so when nothing is found', async () => {
    expect(await guest.text('/ndt-jobs?q=zzzzzz')).toContain('No data found')
  })
})

describe('the search', () => {
  it('groups what it finds, with counts', async () => {
    const page = await guest.text('/search?q=inspection')
    expect(page).toMatch(/id="job">NDT Jobs <span class="count">\d+</)
    expect(page).toMatch(/id="company">NDT Companies <span class="count">\d+</)
  })

  it.each(['/search', '/ndt-jobs', '/ndt-courses', '/ndt-companies'])(
    'escapes the words, at %s',
    async path => {
      const words = `"><script>alert(1)</script>`
      const page = await guest.text(`${path}?q=${encodeURIComponent(words)}`)
      expect(page).not.toContain('<script>alert')
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    },
  )

  it('survives characters that a database or a search would choke on', async () => {
    for (const q of ['%00', "'", '\\', '&|!:*()', '%', ' ', 'ü', '🙂'.repeat(300)]) {
      const query = q === '%00' ? q : encodeURIComponent(q)
      expect((await guest.get(`/search?q=${query}`)).status).toBeLessThan(500)
    }
  })
})

describe('bookmarks', () => {
  it('are set and removed by a form, for the one who is signed in', async () => {
    const job = (await newest(50)).find(({ isBookmarked }) => !isBookmarked)!
    const back = `/ndt-jobs/${job.slug}`
    const path = `/ndt-jobs/${job.id}/bookmark`
    expect(await amara.text(back)).toContain('aria-pressed="false" aria-label="Bookmark')
    const answer = await amara.post(path, { bookmarked: '1', back })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(back)
    expect(await amara.text(back)).toContain('aria-pressed="true" aria-label="Bookmark')
    expect(await guest.text(back)).not.toContain('aria-pressed="true" aria-label="Bookmark')
    await amara.post(path, { bookmarked: '1', back })
    await amara.post(path, { bookmarked: '0', back })
    expect(await amara.text(back)).toContain('aria-pressed="false" aria-label="Bookmark')
  })

  it('work for courses as well', async () => {
    const [, slug] = /href="\/ndt-courses\/([^"?]+)"/.exec(await amara.text('/ndt-courses'))!
    const place = `/ndt-courses/${slug}`
    const page = await amara.text(place)
    const [, action] = /action="(\/ndt-courses\/\d+\/bookmark)"/.exec(page)!
    const [, bookmarked] = /name="bookmarked" value="(\d)"/.exec(page)!
    await amara.post(action!, { bookmarked: bookmarked!, back: place })
    expect(await amara.text(place)).toContain(`name="bookmarked" value="${1 - Number(bookmarked)}"`)
  })

  it('lead a guest to the sign-in page and back', async () => {
    const page = await guest.text('/ndt-jobs?page=2')
    expect(page).toMatch(/href="\/user-sign-in\?next=%2Fndt-jobs%3Fpage%3D2%23job-\d+"/)
    const answer = await guest.post('/ndt-jobs/1/bookmark', { bookmarked: '1', back: '/ndt-jobs' })
    expect(answer.headers.get('location')).toBe('/user-sign-in?next=%2Fndt-jobs')
  })

  it('are not for companies, and never lead off the site', async () => {
    expect(await ingrid.text('/ndt-jobs')).not.toContain('/bookmark"')
    expect((await ingrid.post('/ndt-jobs/1/bookmark', { bookmarked: '1' })).status).toBe(403)
    const [job] = await newest()
    const away = await amara.post(`/ndt-jobs/${job!.id}/bookmark`, {
      bookmarked: job!.isBookmarked ? '1' : '0',
      back: '//evil.example',
    })
    expect(away.headers.get('location')).toBe('/')
    expect((await amara.post('/ndt-jobs/999999999/bookmark', { bookmarked: '1' })).status).toBe(404)
  })
})

describe('a company', () => {
  it('counts the visits of signed-in job seekers', async () => {
    const { id } = await user()
    const [, slug] = /href="\/ndt-companies\/([^"?]+)"/.exec(await guest.text('/ndt-companies'))!
    const path = `/ndt-companies/${slug}`
    await amara.get(path, { 'sec-purpose': 'prefetch' })
    for (let n = 0; n < 9; n++) expect((await amara.get(path)).status).toBe(200)
    const [first] = await mostViewed(database.db, id)
    expect(first).toMatchObject({ company_slug: slug, last_visited: 0 })
  })
})

describe('/creator', () => {
  const tags = [
    'profile-card',
    'professional-card',
    'saved-panel',
    'viewed-companies',
    'job-profile-card',
  ]

  it('is for signed-in job seekers', async () => {
    const answer = await guest.get('/creator?first-data=inline')
    expect(answer.headers.get('location')).toBe(
      '/user-sign-in?next=%2Fcreator%3Ffirst-data%3Dinline',
    )
  })

  it('embeds every card with a fallback inside', async () => {
    const page = await amara.text('/creator')
    for (const tag of tags) expect(page).toMatch(new RegExp(`<ndt-${tag}>[^]+</ndt-${tag}>`))
    expect(page).toContain(`<dd>${demoAccounts.user.email}</dd>`)
    expect(page).toMatch(/href="\/ndt-jobs\/[\w-]+"/)
    expect(page.match(/<script type="application\/json">/g)).toBeNull()
  })

  it("brings the profile along when asked, in the call's own shape", async () => {
    const page = await amara.text('/creator?first-data=inline')
    const blocks = [...page.matchAll(/<script type="application\/json">(.*)<\/script>/g)]
    expect(blocks).toHaveLength(3)
    const { data } = JSON.parse(blocks[0]![1]!)
    expect(data.user.email).toBe(demoAccounts.user.email)
  })
})

describe('the outbox', () => {
  it('is for signed-in visitors', async () => {
    expect((await guest.get('/outbox')).headers.get('location')).toBe(
      '/user-sign-in?next=%2Foutbox',
    )
    expect((await amara.get('/outbox')).status).toBe(200)
  })
})

describe('the theme', () => {
  it('is remembered, and only what there is', async () => {
    const answer = await amara.post('/theme', { theme: 'dark', back: '/ndt-jobs?page=2' })
    expect(answer.headers.get('location')).toBe('/ndt-jobs?page=2')
    expect(await amara.text('/')).toContain('data-ndt-theme="dark"')
    await amara.post('/theme', { theme: '"><b>' })
    expect(await amara.text('/')).toContain('data-ndt-theme="dark"')
  })
})

describe("a company's own text", () => {
  it('keeps plain tags and drops everything that could act', () => {
    expect(sanitise('<p class="x">A <strong onclick="x">b</strong></p>')).toBe(
      '<p>A <strong>b</strong></p>',
    )
    expect(sanitise('<script>alert(1)</script><img src=x onerror=y>')).toBe('')
    expect(sanitise('1 < 2 > 0 <<p>script>')).toBe('1 &lt; 2 &gt; 0 &lt;<p>script&gt;</p>')
    expect(plainText('<p>Unit 7,&nbsp;Quay</p><p>A &amp; B</p>')).toBe('Unit 7, Quay A & B')
  })
})
