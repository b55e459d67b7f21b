// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { amaraOf, useVisitors } from './visited-site'

const CSP =
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; ` +
  `media-src 'self' blob:; connect-src 'self'; font-src 'self'; ` +
  `require-trusted-types-for 'script'; ` +
  `form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

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
    expect(page).toContain('<link rel="stylesheet" href="/dist/ndt.css">')
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
    expect((await site.guest.get('/assets/base.css', { 'if-none-match': etag })).status).toBe(304)
  })
})
