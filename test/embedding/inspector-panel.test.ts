import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { example } from '../support/examples'
import { enter, waitForDashboard } from '../pages/dashboard'
import { openExample } from './docs-site'
import { CSP } from '../pages/fixtures/site'
import { openInspected, panelOf, parts } from './inspector-site'
import { axe, demo, newPage, shot } from '../pages/support'

const GUIDE = '/ndt-guides/ultrasonic-testing-buyers-guide'
const LOADER = '<script type="module" src="/dist/ndt.js"></script>'

/** Goes to a page of the demo as its developer sees it, until the inspector has had time to look. */
async function inspect(page: Page, path: string): Promise<Page> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(LOADER, `${parts.inspector}${LOADER}`)
    await route.fulfill({ response, body: html })
  })
  await page.goto(demo(path))
  await panelOf(page).and(page.locator('[aria-busy=false]')).waitFor()
  return page
}

const choose = (page: Page, tab: string) => panelOf(page).getByRole('tab', { name: tab }).click()

/** What is found once a tag is shown. */
async function findingsBeside(page: Page, tag: string): Promise<string[]> {
  const rows = panelOf(page).getByRole('listitem')
  await choose(page, 'Tags')
  await rows
    .filter({ hasText: `<${tag}>` })
    .filter({ hasText: 'shown' })
    .first()
    .waitFor()
  await choose(page, 'Findings')
  return rows.allTextContents()
}

test.each([
  ['the dashboard', 'user', '/creator', 'ndt-saved-panel'],
  ['a company’s products', 'company', '/company/products', 'ndt-product-table'],
  ['a company’s profile', 'company', '/company/profile', 'ndt-company-profile'],
  ['a member’s guide', 'user', GUIDE, 'ndt-guide-page'],
] as const)('the inspector finds nothing on %s', async (_, account, path, tag) => {
  const page = await inspect(await enter({ account }), path)
  expect(await findingsBeside(page, tag)).toEqual([])
})

test('the inspector finds nothing on a visitor’s guide', async () => {
  const page = await inspect(await newPage(), GUIDE)
  expect(await findingsBeside(page, 'ndt-guide-page')).toEqual([])
})

test('the inspector finds nothing where each file is held against its hash, and stays where a morph takes it away', async () => {
  const [map, hashes] = ['importmap', 'integrity'].map(name =>
    readFileSync(`dist/${name}.json`, 'utf8').replaceAll('/ndt-widgets/', '/dist/'),
  )
  const sheet = (JSON.parse(hashes!) as Record<string, string>)['ndt.css']
  const page = await openInspected({
    page: {
      inspector: `<script type="importmap">${map}</script>${parts.inspector}`,
      sheet: `<link rel="stylesheet" href="/dist/ndt.css" integrity="${sheet}">`,
    },
    csp: CSP.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  })
  await panelOf(page).and(page.locator('[aria-busy=false]')).waitFor()
  expect(await findingsBeside(page, 'ndt-saved-panel')).toEqual([])
  await page.evaluate(() => {
    document.querySelector('[data-ndt-inspector]')!.remove()
    document.body.replaceWith(document.createElement('body'))
  })
  await panelOf(page).getByText('No tags here').waitFor()
})

test('the docs’ two lines bring the inspector', async () => {
  const page = await openExample(example('docs/inspect.md', 'The inspector') + parts.body)
  await panelOf(page).waitFor()
})

test('a tag has its calls and events, by the keyboard alone', async () => {
  const page = await inspect(await enter(), '/creator')
  await waitForDashboard(page)
  const panel = panelOf(page)
  await panel.getByRole('tab', { name: 'Findings' }).focus()
  await page.keyboard.press('ArrowRight')
  const row = panel.getByRole('listitem').filter({ hasText: '<ndt-viewed-companies>' })
  await row.locator('summary').focus()
  await page.keyboard.press('Enter')
  await row.getByText('/api/v2/user/most-viewed-companies').waitFor()
  await row.getByText('ndt-ready').first().waitFor()
  await row.getByText(/^200, \d+ ms$/).waitFor()
  await row.getByRole('button', { name: 'Show ndt-viewed-companies on the page' }).press('Enter')
  await page.locator('.frame').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await panel.waitFor()
})

test('all is copied as a report in Markdown', async () => {
  const page = await openInspected({ page: { token: '' } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = panelOf(page)
  await panel.getByText(/no CSRF token/).waitFor()
  // the report is of what the panel knows by then
  await page.locator('ndt-saved-panel .card').waitFor()
  await panel.getByRole('tab', { name: /Tags/ }).click()
  await panel.locator('[data-state=shown]').waitFor()
  await panel.getByRole('button', { name: 'Copy as report' }).click()
  await panel.getByText('Copied.').waitFor()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/## To mend\n\n- The page has no CSRF token.*docs\/calls\.html#sessions/)
  expect(report).toMatch(/- `<ndt-saved-panel>` shown; 0\.1\.0; ndt-ready/)
  expect(report).toMatch(/- `GET \/api\/v2\/user\/get-saved-job` 200, \d+ ms/)
})

test.each([
  [1280, 'light'],
  [1280, 'dark'],
  [375, 'light'],
  [375, 'dark'],
] as const)('axe finds nothing in the inspector, %s px wide and %s', async (width, theme) => {
  const body = `<main><h1>A page</h1>${parts.body}<ndt-viewed-companies></ndt-viewed-companies></main>`
  const broken = { page: { token: '', user: '', body } }
  const page = await openInspected(broken, { width, height: 720, theme })
  const pill = page.getByRole('button', { name: /NDT inspector: \d to mend/ })
  if (width < 700) await pill.click()
  await panelOf(page)
    .getByText(/no CSRF token/)
    .waitFor()
  for (const tab of ['Findings', 'Calls', 'Tags']) {
    await choose(page, tab)
    if (tab === 'Tags') await panelOf(page).locator('summary').first().click()
    expect(await axe(page)).toEqual([])
    await shot(page, `inspector-${tab}-${width}-${theme}`)
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(width)
})

test('it stands where it is dragged, and goes round by Move', async () => {
  const page = await openInspected()
  const head = panelOf(page).getByRole('heading', { name: 'Inspector' })
  const box = (await head.boundingBox())!
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(100, 100, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await panelOf(page).boundingBox())!.x).toBe(16)
  await panelOf(page).getByRole('button', { name: 'Move to the next corner' }).click()
  await expect.poll(async () => (await panelOf(page).boundingBox())!.x).toBeGreaterThan(600)
})
