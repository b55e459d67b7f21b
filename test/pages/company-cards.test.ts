import { expect, test } from 'vitest'
import {
  act,
  daysAgo,
  FIRST_TEN,
  listsOf,
  names,
  openProducts,
  openServices,
  rowOf,
  title,
} from './company-lists'
import { axe } from './support'

const PHONE = { width: 375, height: 812, touch: true } as const

test.each(['light', 'dark'] as const)(
  'R175 where narrow, rows are cards: all that the table says, nothing beside the page, %s',
  async theme => {
    const page = await openProducts({ ...PHONE, theme })
    const card = rowOf(page, FIRST_TEN[3])
    const box = (await card.boundingBox())!
    expect([box.x >= 0, box.x + box.width <= 375, box.height > 90]).toEqual([true, true, true])
    expect(
      (await card.innerText())
        .split(/\n+/)
        .slice(0, 5)
        .map(line => line.trim()),
    ).toEqual([
      FIRST_TEN[3],
      'Calibration Blocks',
      'Reference Standards',
      expect.stringMatching(/^Added On \d/),
      'Unpublished',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  },
)

test('R189 Q90 filters stand in a drawer, wait for Apply, and are counted', async () => {
  const page = await openProducts(PHONE)
  const lists = listsOf(page)
  await page.getByRole('button', { name: 'Filter and sort' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter and sort' })
  await drawer.getByRole('button', { name: 'Publish: All' }).tap()
  await page.getByRole('menuitemradio', { name: 'Published', exact: true }).tap()
  await drawer.getByRole('textbox', { name: 'Added On, from' }).fill(daysAgo(14))
  const label = (await drawer.getByText('Category', { exact: true }).first().boundingBox())!
  expect(label.x).toBeLessThan(40)
  expect(lists()).toEqual([])
  await drawer.getByRole('button', { name: 'Apply' }).tap()
  await expect.poll(() => names(page)).toEqual(FIRST_TEN.slice(0, 3))
  expect(lists()).toEqual([`page=1&limit=10&published=1&from_date=${daysAgo(14)}`])
  await page.getByRole('button', { name: 'Filter and sort, 2 set' }).tap()
  await drawer.getByRole('button', { name: 'Clear' }).tap()
  await expect.poll(() => title(page)).toBe('Products 64')
})

test('with sortable, the drawer has the order too, which counts, and goes with Clear', async () => {
  const page = await openProducts(PHONE)
  const drawer = page.getByRole('dialog', { name: 'Filter and sort' })
  await page.getByRole('button', { name: 'Filter and sort' }).tap()
  await drawer.getByRole('button', { name: 'Sort by: Default order' }).tap()
  await page.getByRole('menuitemradio', { name: 'Added On, oldest first' }).tap()
  await drawer.getByRole('button', { name: 'Apply' }).tap()
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=created_at&order=asc')
  await expect.poll(() => names(page)).not.toContain(FIRST_TEN[0])
  await page.getByRole('button', { name: 'Filter and sort, 1 set' }).tap()
  await drawer.getByRole('button', { name: 'Sort by: Added On, oldest first' }).waitFor()
  await drawer.getByRole('button', { name: 'Clear' }).tap()
  await expect.poll(() => names(page)).toEqual([...FIRST_TEN])
})

test('R177 another page of cards is read from its top', async () => {
  const page = await openProducts(PHONE)
  await page.getByRole('button', { name: 'Next' }).tap()
  await expect.poll(() => names(page)).not.toContain(FIRST_TEN[0])
  const head = () => page.getByRole('heading', { level: 1 }).boundingBox()
  await expect.poll(async () => (await head())!.y).toBeGreaterThanOrEqual(0)
})

test('where rows turn into cards, no cell is left marked as selected', async () => {
  const page = await openProducts()
  await page.getByRole('checkbox', { name: `Select ${FIRST_TEN[0]}` }).check()
  await page.setViewportSize(PHONE)
  const cell = rowOf(page, FIRST_TEN[0]).getByRole('cell').nth(1)
  const colour = () => cell.evaluate(cell => getComputedStyle(cell).backgroundColor)
  await expect.poll(colour).toBe('rgba(0, 0, 0, 0)')
})

test('R193 R198 a card’s switch and menu do what a row’s do', async () => {
  const page = await openProducts(PHONE)
  await rowOf(page, FIRST_TEN[0]).getByRole('switch').tap()
  await rowOf(page, FIRST_TEN[0]).getByText('Unpublished').waitFor()
  await act(page, FIRST_TEN[1], 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect.poll(() => title(page)).toBe('Products 63')
})

test('R223 R227 a service’s card has its switch and its pencil', async () => {
  const page = await openServices(PHONE)
  const card = rowOf(page, 'Flaw detector calibration')
  expect(await card.getByRole('switch', { checked: true }).isVisible()).toBe(true)
  await card.getByRole('link', { name: 'Edit Flaw detector calibration' }).tap()
  await page.waitForURL('**/company/services/edit/*')
})

test.each([
  ['narrow', false],
  ['wide', true],
])(
  'between a phone and a desktop, no column is cut to a few letters: a %s font',
  async (_, wideFont) => {
    const page = await openProducts({ width: 800, wideFont })
    const widths = await page
      .getByRole('columnheader')
      .evaluateAll(cells => cells.map(cell => [cell.scrollWidth, cell.clientWidth] as const))
    for (const [needed, given] of widths) expect(needed).toBeLessThanOrEqual(given)
    const link = rowOf(page, FIRST_TEN[0]).getByRole('link')
    expect(await link.evaluate(link => link.scrollWidth <= link.clientWidth)).toBe(true)
  },
)
