// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newestJobs, useVisitors } from './visited-site'

const site = useVisitors()

describe('lists', () => {
  it('page through everything, ten at a time', async () => {
    const first = await site.guest.text('/ndt-jobs')
    expect(first.match(/class="row"/g)).toHaveLength(10)
    expect(first).toContain('aria-current="page"')
    const second = await site.guest.text('/ndt-jobs?page=2&limit=20')
    expect(second.match(/class="row"/g)).toHaveLength(20)
    expect(second).toContain('href="/ndt-jobs?limit=20"')
  })

  it('step back to the last page (Q91) and take no nonsense', async () => {
    const past = await site.guest.get('/ndt-jobs?page=999')
    expect(past.status).toBe(302)
    expect((await site.guest.get(past.headers.get('location')!)).status).toBe(200)
    for (const query of ['?page=-1', '?page=x', '?limit=7', '?page=1e9&q=zzzz']) {
      expect((await site.guest.get(`/ndt-jobs${query}`)).status).toBeLessThan(400)
    }
  })

  it('find by words, and keep the words in the field and in the pager', async () => {
    const [job] = await newestJobs(site)
    const word = job!.title.split(' ')[0]!
    const page = await site.guest.text(`/ndt-jobs?q=${encodeURIComponent(word)}`)
    expect(page).toContain(job!.title)
    expect(page).toContain(`value="${word}"`)
  })

  it('say so when nothing is found', async () => {
    expect(await site.guest.text('/ndt-jobs?q=zzzzzz')).toContain('No data found')
  })
})

describe('the search', () => {
  it('groups what it finds, with counts', async () => {
    const page = await site.guest.text('/search?q=inspection')
    expect(page).toMatch(/id="job">NDT Jobs <span class="count">\d+</)
    expect(page).toMatch(/id="company">NDT Companies <span class="count">\d+</)
  })

  it.each(['/search', '/ndt-jobs', '/ndt-courses', '/ndt-companies'])(
    'escapes the words, at %s',
    async path => {
      const words = `"><script>alert(1)</script>`
      const page = await site.guest.text(`${path}?q=${encodeURIComponent(words)}`)
      expect(page).not.toContain('<script>alert')
      expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    },
  )

  it('survives characters that a database or a search would choke on', async () => {
    for (const q of ['%00', "'", '\\', '&|!:*()', '%', ' ', 'ü', '🙂'.repeat(300)]) {
      const query = q === '%00' ? q : encodeURIComponent(q)
      expect((await site.guest.get(`/search?q=${query}`)).status).toBeLessThan(500)
    }
  })
})
