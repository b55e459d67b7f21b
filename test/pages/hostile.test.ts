import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALLS, chooseInRow, enter, TAGS, waitForDashboard } from './dashboard'
import { demo, shot } from './support'

const bootstrap = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.css')

/** What some page may say beside Bootstrap 3; none of it is meant for us. */
const NASTY = `
html { font-size: 10px; }
body { font: italic 15px/1.42857143 Georgia, serif; text-align: center; word-spacing: 9px; }
* { box-sizing: content-box; letter-spacing: 3px; cursor: wait; text-shadow: 1px 1px red; }
*:focus { outline: 9px solid red !important; }
button { font: 30px fantasy !important; margin: 20px !important; text-transform: uppercase; }
div, span, section, header { color: red; line-height: 3; text-transform: capitalize; }
[popover] { padding: 40px; border: 9px solid red; font-weight: 700; }
svg, img { width: 99px; vertical-align: baseline; }
.btn, .card, .menu, .pop, .mi, .av, .logo, .sk, .chip, .link, .toast { display: none; background: red; }
ndt-saved-panel { color: red; font-size: 30px; line-height: 3; text-indent: 40px; text-transform: uppercase; }
ndt-site-header, ndt-profile-card { font: 700 40px/4 fantasy; letter-spacing: 9px; white-space: pre; }
`

/** The same room for each tag, whatever else a page says. */
const STAGE = `
body { margin: 0 !important; }
#stage > div { width: 400px !important; }
#stage > div:first-child { width: 1280px !important; height: 100px !important; }
`

/** A page of some host with the dashboard's tags, and perhaps with style sheets that mean no good. */
async function openHost(isHostile: boolean): Promise<Page> {
  const page = await enter({ reducedMotion: true, height: 3000 })
  const sheets = isHostile ? ['bootstrap', 'nasty', 'stage'] : ['stage']
  const texts: Record<string, string> = {
    bootstrap: await readFile(bootstrap, 'utf8'),
    nasty: NASTY,
    stage: STAGE,
  }
  await page.route('**/host/*.css', route => {
    const [, name = ''] = /(\w+)\.css$/.exec(route.request().url()) ?? []
    return route.fulfill({ contentType: 'text/css', body: texts[name] })
  })
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    const [user] = /<meta name="user"[^>]*>/.exec(await response.text())!
    const links = sheets.map(name => `<link rel="stylesheet" href="/host/${name}.css">`).join('')
    const tags = TAGS.map(tag => `<div><${tag}></${tag}></div>`).join('')
    const body = `<!doctype html><html lang="en"><head><title>Host</title>${user}
      <link rel="stylesheet" href="/dist/ndt.css">${links}
      <script type="module" src="/dist/ndt.js"></script></head>
      <body><main id="stage">${tags}</main></body></html>`
    await route.fulfill({ response, body })
  })
  await page.goto(demo('/creator'))
  await waitForDashboard(page)
  return page
}

async function openBoth(): Promise<[clean: Page, hostile: Page]> {
  return Promise.all([openHost(false), openHost(true)])
}

type Look = Record<string, string>

/** The computed style of each element in a tag's shadow root, and its box within the tag. */
async function looks(page: Page, selector: string, inner: string): Promise<Look[]> {
  return page.locator(selector).evaluate((host, inner) => {
    const origin = host.getBoundingClientRect()
    return [...host.shadowRoot!.querySelectorAll(inner)].map(element => {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const values = [...style].map(name => [name, style.getPropertyValue(name)])
      return {
        element: `${element.localName}.${element.getAttribute('class')}`,
        ...(Object.fromEntries(values) as Look),
        box: [box.x - origin.x, box.y - origin.y, box.width, box.height].map(Math.round).join(),
      }
    })
  }, inner)
}

async function compare(clean: Page, hostile: Page, selector: string, inner = '.ndt, .ndt *') {
  const [wanted, found] = [
    await looks(clean, selector, inner),
    await looks(hostile, selector, inner),
  ]
  expect(wanted.length).toBeGreaterThan(5)
  const differences = wanted.flatMap((look, index) =>
    Object.keys(look)
      .filter(name => look[name] !== found[index]?.[name])
      .map(name => `${look['element']} ${name}: ${look[name]} → ${found[index]?.[name]}`),
  )
  expect(differences).toEqual([])
  expect(found).toHaveLength(wanted.length)
}

test('under Bootstrap 3 and worse, every part looks as it does on a clean page', async () => {
  const pages = await openBoth()
  for (const tag of TAGS) await compare(...pages, tag)
  await shot(pages[0], 'hostile/clean')
  await shot(pages[1], 'hostile/hostile')
})

test('an open menu looks as it does on a clean page', async () => {
  const pages = await openBoth()
  for (const page of pages) {
    await page.getByRole('button', { name: 'Account of Amara' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
  }
  await compare(...pages, 'ndt-site-header')
})

test('a toast, and the row that it is about, look as they do on a clean page', async () => {
  const pages = await openBoth()
  for (const page of pages) {
    await page.route(CALLS.bookmark, route => route.fulfill({ json: { message: '' } }))
    // the row stays struck until it has been read again
    await page.route(CALLS.jobs, () => {})
    await chooseInRow(page, 'Rope Access UT Technician', 'Remove')
    await page.getByRole('button', { name: 'Undo' }).hover()
  }
  await compare(...pages, 'body > [popover]', '.notyf__toast, .notyf__toast *')
  await compare(...pages, 'ndt-saved-panel')
})

test('at 375 px, the drawer looks as it does on a clean page', async () => {
  const pages = await openBoth()
  for (const page of pages) {
    await page.setViewportSize({ width: 375, height: 900 })
    await page.getByRole('button', { name: 'List Your Company' }).click()
    await page.getByRole('dialog').waitFor()
  }
  await compare(...pages, 'ndt-site-header')
})
