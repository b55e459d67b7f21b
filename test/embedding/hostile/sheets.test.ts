import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { CALLS, chooseInRow, TAGS, waitForDashboard } from '../../pages/dashboard'
import { shot } from '../../pages/support'
import { openHost, type HostPage } from './host'
import { compare } from './looks'

const require = createRequire(import.meta.url)

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

const link = (sheet: string) => `<link rel="stylesheet" href="/host/${sheet}">`

/** Pages that style every element; `sheet.css` is what they bring. */
const HOSTS: Record<string, { sheet: string | URL; nasty?: string; doctype?: string }> = {
  'Bootstrap 3 and worse': {
    sheet: pathToFileURL(require.resolve('bootstrap/dist/css/bootstrap.css')),
    nasty: NASTY,
  },
  'Bootstrap 5': { sheet: pathToFileURL(require.resolve('bootstrap5/dist/css/bootstrap.css')) },
  'Tailwind’s preflight': { sheet: new URL('preflight.css', import.meta.url) },
  'quirks mode': { sheet: 'table { color: red } td { font: 9px serif }', doctype: '' },
}

/** A page of some host with the dashboard's tags, and perhaps with style sheets that mean no good. */
async function openWith({ sheet, nasty = '', doctype }: Partial<(typeof HOSTS)[string]>) {
  const tags = TAGS.map(tag => `<div><${tag}></${tag}></div>`).join('')
  const sheets = sheet ? link('sheet.css') + link('nasty.css') : ''
  const host: HostPage = {
    head: sheets + link('stage.css'),
    files: { 'sheet.css': sheet ?? '', 'nasty.css': nasty, 'stage.css': STAGE },
    body: `<main id="stage">${tags}</main>`,
    ...(doctype === undefined ? {} : { doctype }),
  }
  const page = await openHost(host, { height: 3000 })
  await waitForDashboard(page)
  return page
}

async function openBoth(name = 'Bootstrap 3 and worse'): Promise<[clean: Page, hostile: Page]> {
  return Promise.all([openWith({}), openWith(HOSTS[name]!)])
}

test.each(Object.keys(HOSTS))(
  'under %s, every part looks as it does on a clean page',
  async name => {
    const pages = await openBoth(name)
    for (const tag of TAGS) await compare(...pages, tag)
    await shot(pages[0], 'hostile/clean')
    await shot(pages[1], `hostile/${name}`)
  },
)

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
