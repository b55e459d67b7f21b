// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { signingKey } from '../../demo/db/queries/guides'
import { downloadPath } from '../../demo/guides/links'
import type { Mail } from '../../demo/mail/send'
import { enquire, guide, mailsTo } from './enquiry'
import { useSite } from './seeded-site'
import { Visitor } from './visitor'

const site = useSite()

const linkOf = (mail: Pick<Mail, 'body'>) => /http\S+/.exec(mail.body)![0]

describe('the mail', () => {
  test('holds a link that downloads the guide, and nothing that was typed', async () => {
    await enquire(site, { email: 'mail@brandt.example', full_name: 'Buy at http://spam.example' })
    const [mail] = await mailsTo(site, 'mail@brandt.example')
    expect(mail!.subject).toBe(`Your guide: ${guide.pdfTitle}`)
    expect(mail!.body).not.toContain('spam')
    const answer = await site.app.request(linkOf(mail!))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${guide.pdf_slug}.pdf"`,
    )
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 8)
        .toString(),
    ).toBe('%PDF-1.7')
  })

  test('goes by a mail server where there is one, with links to the site’s own address', async () => {
    const send = vi.fn(async (_mail: Mail) => {})
    // asked over HTTP, with its cookies
    const app = createApp({
      db: site.db,
      send,
      siteUrl: 'https://ndt.example',
      secureCookies: false,
    })
    await enquire({ app }, { email: 'sent@brandt.example' })
    const [sent] = await vi.waitFor(async () => {
      const [mail] = await mailsTo(site, 'sent@brandt.example')
      expect(mail!.sentAt).toBeInstanceOf(Date)
      return [mail!]
    })
    expect(linkOf(sent)).toMatch(/^https:\/\/ndt\.example\/ndt-guides\//)
    expect(send.mock.calls.map(([mail]) => mail.body)).toContain(sent.body)
  })
})

describe('the link', () => {
  const open = (path: string) => new Visitor(site.app).get(path)

  test.each([
    ['another day', (url: URL) => url.searchParams.set('until', `${Date.now() * 2}`)],
    ['another signature', (url: URL) => url.searchParams.set('signature', 'x'.repeat(43))],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
  ])('that was forged, with %s, opens a page with a way back', async (_, change) => {
    const url = new URL(await downloadPath(site.db, guide.slug), 'http://localhost')
    change(url)
    const answer = await open(url.pathname + url.search)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([403, expect.stringContaining('href="/ndt-guides"')])
    expect(html).toContain('This is not a link that we sent.')
  })

  test('that is older than a week says so, with a way back', async () => {
    const path = await downloadPath(site.db, guide.slug, Date.now() - 8 * 86_400_000)
    const answer = await open(path)
    const html = await answer.text()
    expect([answer.status, html]).toEqual([410, expect.stringContaining('This link has expired')])
    expect(html).toContain('href="/ndt-guides"')
  })

  test('is signed with a key that stays', async () => {
    expect(await signingKey(site.db, 'guide-links')).toBe(await signingKey(site.db, 'guide-links'))
  })
})
