import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, waitForDashboard } from './dashboard'
import { openInspected, panelOf, parts } from './inspector-site'
import { axe, demo, newPage, shot } from './support'

const LOADER = '<script type="module" src="/dist/ndt.js"></script>'

/** Goes to a page of the demo as its developer sees it, until the inspector has had time to look. */
async function inspect(page: Page, path: string): Promise<Page> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace(LOADER, `${parts.inspector}${LOADER}`)
    await route.fulfill({ response, body: html })
  })
  await page.goto(demo(path))
  await panelOf(page).waitFor()
  // it does not say what may still be coming
  await page.waitForFunction(() => performance.now() > 3000)
  return page
}

const choose = (page: Page, tab: string) => panelOf(page).getByRole('tab', { name: tab }).click()

test.each([
  ['the dashboard', 'user', '/creator', 'ndt-saved-panel'],
  ['a company’s products', 'company', '/company/products', 'ndt-product-table'],
  ['a company’s profile', 'company', '/company/profile', 'ndt-company-profile'],
  ['a guide', 'user', '/ndt-guides/ultrasonic-testing-buyers-guide', 'ndt-guide-page'],
] as const)(
  'the inspector finds nothing on %s, and lists its tags as shown',
  async (_, account, path, tag) => {
    const page = await inspect(await enter({ account }), path)
    const panel = panelOf(page)
    expect(await panel.getByRole('listitem').allTextContents()).toEqual([])
    await choose(page, 'Tags')
    const row = panel.getByRole('listitem').filter({ hasText: `<${tag}>` })
    await row.filter({ hasText: 'shown' }).first().waitFor()
  },
)

test('a visitor’s guide has nothing to mend', async () => {
  const page = await inspect(await newPage(), '/ndt-guides/ultrasonic-testing-buyers-guide')
  expect(await panelOf(page).getByRole('listitem').allTextContents()).toEqual([])
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
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /NDT inspector: Nothing to mend/ }).click()
  await panel.waitFor()
})

test('all is copied as a report in Markdown', async () => {
  const page = await openInspected({ page: { token: '' } })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = panelOf(page)
  await panel.getByText(/no CSRF token/).waitFor()
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
  const broken = { page: { token: '', user: '', body: `${parts.body}<ndt-viewed-companies/>` } }
  const page = await openInspected(broken, { width, height: 720, theme })
  const pill = page.getByRole('button', { name: /NDT inspector: \d to mend/ })
  if (width < 700) await pill.click()
  await panelOf(page)
    .getByText(/no CSRF token/)
    .waitFor()
  for (const tab of ['Findings', 'Calls', 'Tags']) {
    await choose(page, tab)
    if (tab === 'Tags') await panelOf(page).locator('summary').first().click()
    const found = await axe(page)
    expect(found.filter(line => line.includes('data-ndt-inspector'))).toEqual([])
    await shot(page, `inspector-${tab}-${width}-${theme}`)
  }
  const { scrollWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBeLessThanOrEqual(width)
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
