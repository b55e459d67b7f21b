// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { amaraOf, useVisitors } from './visited-site'

const CSP =
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ` +
  `media-src 'self' blob:; connect-src 'self'; font-src 'self'; ` +
  `require-trusted-types-for 'script'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const FOR_GOOD = 'public, max-age=31536000, immutable'

const site = useVisitors()

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
    ['/assets/base.css/x', 404, 'Not found'],
    ['/assets/%00x.css', 404, 'Not found'],
    ['/dist/%00', 404, 'Not found'],
    [`/dist/${'x'.repeat(300)}`, 404, 'Not found'],
  ])('%s answers %i and says %s', async (path, status, content) => {
    const answer = await site.guest.get(path)
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(page).toContain(content)
    expect(answer.headers.get('content-security-policy')).toBe(CSP)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page).not.toMatch(/ style=| on\w+=|<style|undefined|\[object/)
    expect(page.match(/<script(?! type="application\/json"| type="module" src="\/)/)).toBeNull()
  })

  it('embeds the header with a fallback, the loader, its style and its settings', async () => {
    const page = await site.guest.text('/ndt-jobs')
    expect(page).toMatch(/<link rel="stylesheet" href="\/dist\/ndt\.css\?v=[\w-]{10}">/)
    expect(page).toContain('<script type="module" src="/dist/ndt.js"></script>')
    expect(page).toContain('data-ndt-config>{"failureNotes": true, "robotFields": true}</script>')
    expect(page).not.toContain('<meta name="user"')
    const [, fallback] = /<ndt-site-header>([^]*)<\/ndt-site-header>/.exec(page)!
    expect(fallback).toMatch(/<form [^>]*action="\/search"/)
    expect(fallback).toContain('href="/user-sign-in"')
    expect(fallback).toContain('href="/company-sign-in#create"')
  })

  it('tells the widgets who is signed in, and not more', async () => {
    const page = await site.amara.text('/')
    const [, content] = /<meta name="user" content="([^"]*)">/.exec(page)!
    const meta = JSON.parse(content!.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
    expect(Object.keys(meta).sort()).toEqual(
      ['about_me', 'company_name', 'email', 'first_name', 'id', 'last_name'].sort(),
    )
    expect(meta).toMatchObject({ id: (await amaraOf(site)).id, email: demoAccounts.user.email })
    expect(page).toContain('action="/sign-out"')
  })

  it('is not kept by caches for anyone else', async () => {
    expect((await site.amara.get('/')).headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('is compressed as the browser likes it: %s', async (accepted, encoding, decode) => {
    const answer = await site.guest.get('/ndt-jobs', { 'accept-encoding': accepted })
    const { headers } = answer
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ])
    expect(decode(await answer.arrayBuffer()).toString()).toMatch(/<\/html>\s*$/)
  })

  it.each(['/ndt-jobs', '/assets/base.css'])('packs %s in nothing that is refused', async path => {
    const { headers } = await site.guest.get(path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  it('answers an unknown call in JSON', async () => {
    const answer = await site.guest.get('/api/v2/nothing')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('content-security-policy')).toBe(CSP)
  })
})

describe('assets', () => {
  it('are compressed, and answered with 304 when unchanged', async () => {
    const answer = await site.guest.get('/assets/base.css', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toContain('text/css')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const etag = answer.headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"older", ${etag}`]) {
      const again = await site.guest.get('/assets/base.css', { 'if-none-match': known })
      expect(again.status).toBe(304)
    }
  })

  it.each(['/', '/ndt-jobs', '/user-sign-in', '/ndt-guides'])(
    'of %s are kept for good by what is in them, in one sheet of the site’s own',
    async path => {
      const page = await site.guest.text(path)
      const all = Array.from(
        page.matchAll(/(?:href|src)="(\/(?:assets|dist)\/[^"]*)"/g),
        ([, at]) => at!,
      )
      expect(all.filter(at => /^\/assets\/.*\.css/.test(at))).toHaveLength(1)
      const kept = all.filter(
        at =>
          !at.includes('/c/') && !/ndt\.js|\/dist\/guides\/|\/assets\/(logos|courses)\//.test(at),
      )
      for (const at of kept) {
        const answer = await site.guest.get(at)
        expect([at, answer.headers.get('cache-control')]).toEqual([at, FOR_GOOD])
      }
    },
  )

  it('that are pictures are asked for once a day', async () => {
    const answer = await site.guest.get('/assets/logos/adyar-ndt-services.svg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('joined by a page hold its sheets in their order', async () => {
    const sheets = ['base', 'controls', 'header']
    const alone = await Promise.all(sheets.map(name => site.guest.text(`/assets/${name}.css`)))
    expect(await site.guest.text('/assets/base+controls+header.css')).toBe(alone.join(''))
  })

  it.each([
    ['/assets/base.css?v=of-another', 200, 'no-cache'],
    ['/assets/base.css?v=', 200, 'no-cache'],
    ['/assets/base+nothing.css', 404, 'no-store'],
    ['/assets/base+base.css', 404, 'no-store'],
    ['/assets/base+..%2f..%2fdist%2fndt.css', 404, 'no-store'],
    ['/assets/base+.css', 404, 'no-store'],
  ])('are not kept under an address that is not theirs: %s', async (path, status, kept) => {
    const answer = await site.guest.get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept])
  })
})
