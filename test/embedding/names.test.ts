import { expect, test } from 'vitest'
import { openFromMenu, toastOf } from '../pages/account'
import { enter, waitForDashboard } from '../pages/dashboard'
import { allow, demo, listen, newPage } from '../pages/support'

/** What content and old scripts put in the way: names of the document, of our loader, of every object, of the window. */
const CONTENT = ['cookie', 'head', 'body', 'title', 'hidden', 'activeElement', 'documentElement']
  .map(name => `<form name="${name}"></form>`)
  .concat('<a id="ndtWidgets"></a>')
  .join('')
const LIBRARY = `
Array.from = list => Array.prototype.slice.call(list)
Array.prototype.entries = function () { return this.slice() }
String.prototype.endsWith = function (end) { return this.slice(-end.length) === end }
Object.prototype.extend = function () { return this }
Array.prototype.toJSON = String.prototype.toJSON = function () { return 'a text' }
var origin = 'Berlin'
`

test('names on the page, and what old libraries add to every object, stop no tag and no change', async () => {
  const page = await enter()
  const errors = await listen(page, 'ndt-error')
  await page.route('**/old-library.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: LIBRARY }),
  )
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('</title>', '</title><script src="/old-library.js"></script>')
      .replace(/(<body[^>]*>)/, `$1${CONTENT}`)
    await route.fulfill({ response, body: html })
  })
  await page.goto(demo('/creator'))
  await waitForDashboard(page)
  const dialog = await openFromMenu(page, 'Preferences')
  await dialog.getByRole('button', { name: 'Articles', exact: true }).click()
  const sent = page.waitForRequest('**/update-preferences')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Your Preferences Saved').waitFor()
  const { preferences } = JSON.parse((await sent).postData()!) as { preferences: unknown }
  expect(preferences).toEqual(expect.arrayContaining([expect.any(Number)]))
  expect(await errors()).toEqual([])
})

test('R254 a form called `title` does not keep a guide from naming its page', async () => {
  const page = await newPage()
  await page.route('**/ultrasonic-testing-buyers-guide', async route => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<title>.*?<\/title>/s, '<title>A page</title>')
      .replace(/(<body[^>]*>)/, `$1${CONTENT}`)
    await route.fulfill({ response, body: html })
  })
  await page.goto(demo('/ndt-guides/ultrasonic-testing-buyers-guide'))
  await expect.poll(() => page.title()).toMatch(/Ultrasonic/)
})

test('where `<base>` leads elsewhere, calls go to the page’s own server', async () => {
  const page = await enter()
  // a page's base is meant for its pictures and links
  allow(page, /elsewhere\.example/)
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).origin)
  })
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const html = await response.text()
    // what the page itself links is not what is asked here
    const headers = { ...response.headers() }
    const csp = headers['content-security-policy']!
    headers['content-security-policy'] = csp.replace("base-uri 'none'", 'base-uri *')
    const rooted = html.replaceAll(/(src|href)="\//g, `$1="${demo('/')}`)
    const body = rooted.replace('<head>', '<head><base href="https://elsewhere.example/">')
    await route.fulfill({ response, headers, body })
  })
  await page.goto(demo('/creator'))
  await waitForDashboard(page)
  expect(calls.length).toBeGreaterThan(2)
  expect(new Set(calls)).toEqual(new Set([new URL(demo('/')).origin]))
})
