import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { focused } from '../pages/dashboard'
import { openDrawer, PHONE, still, top, touch } from './drawers'

test('R26 a drawer follows the finger, and stays where it was when that goes not far', async () => {
  const { drawer, finger } = await openDrawer()
  const rest = await top(drawer)
  await touch(finger, 'Start', rest + 12)
  await touch(finger, 'Move', rest + 24)
  await touch(finger, 'Move', rest + 42)
  await expect.poll(() => top(drawer)).toBe(rest + 30)
  await touch(finger, 'End')
  await expect.poll(() => top(drawer)).toBe(rest)
})

test('R26 a drawer closes by a swipe, from its text too, and gives the focus back', async () => {
  const { page, drawer, finger } = await openDrawer()
  const start = (await top(drawer)) + 70
  await touch(finger, 'Start', start)
  for (const y of [20, 60, 100, 140]) await touch(finger, 'Move', start + y)
  await touch(finger, 'End')
  await drawer.waitFor({ state: 'detached' })
  await page.locator('ndt-site-header .site-header__list:focus').waitFor()
})

test('R26 a drawer closes by a flick, however long the finger rested before it', async () => {
  const { page, drawer, finger } = await openDrawer()
  const start = (await top(drawer)) + 12
  await touch(finger, 'Start', start)
  await touch(finger, 'Move', start + 10)
  await page.waitForTimeout(700)
  for (const y of [30, 55, 80]) await touch(finger, 'Move', start + y)
  await touch(finger, 'End')
  await drawer.waitFor({ state: 'detached' })
})

test('a press on a drawer’s handle leaves it open, one above it closes it', async () => {
  const { page, drawer } = await openDrawer()
  await page.touchscreen.tap(187, (await top(drawer)) + 9)
  await page.waitForTimeout(400)
  expect(await drawer.isVisible()).toBe(true)
  await page.touchscreen.tap(187, (await top(drawer)) - 20)
  await drawer.waitFor({ state: 'detached' })
})

test('R189 a swipe that begins in a field of the filters leaves the drawer', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', PHONE)
  await page.getByRole('button', { name: /^Filter/ }).tap()
  const drawer = page.getByRole('dialog', { name: 'Filter and sort' })
  await drawer.waitFor()
  await still(drawer)
  const rest = await top(drawer)
  const field = (await drawer.getByRole('textbox', { name: 'Added On, from' }).boundingBox())!
  const finger = await page.context().newCDPSession(page)
  await touch(finger, 'Start', field.y + 10, field.x + 20)
  for (const y of [30, 90, 200]) await touch(finger, 'Move', field.y + y, field.x + 20)
  expect(await top(drawer)).toBe(rest)
  await touch(finger, 'End')
  expect(await drawer.isVisible()).toBe(true)
})

/** Opens the preview of the list's first product, and waits until it stands. */
async function openPreview(page: Page): Promise<Locator> {
  const actions = page.getByRole('button', { name: /^Actions for / }).first()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'As the public sees it' })
  await preview.locator('.product-preview__name').waitFor()
  await still(preview)
  return preview
}

test('a product’s preview on a phone follows the finger from its beginning, and scrolls from elsewhere', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table', PHONE)
  const preview = await openPreview(page)
  const rest = await top(preview)
  const body = preview.locator('.dialog__body')
  const scrolled = () => body.evaluate(({ scrollTop }) => scrollTop)
  const finger = await page.context().newCDPSession(page)
  const pull = async (...ys: number[]) => {
    await touch(finger, 'Start', 400)
    for (const y of ys) await touch(finger, 'Move', 400 + y)
  }
  await pull(-20, -80, -160)
  await touch(finger, 'End')
  await expect.poll(scrolled).toBeGreaterThan(60)
  expect(await top(preview)).toBe(rest)
  await pull(20, 40)
  expect(await top(preview)).toBe(rest)
  await touch(finger, 'End')
  await body.evaluate(body => body.scrollTo(0, 0))
  await expect.poll(() => body.evaluate(body => body.style.touchAction)).toBe('pan-down')
  await pull(20, 60, 140, 300)
  await touch(finger, 'End')
  await preview.waitFor({ state: 'detached' })
  expect(await focused(page)).toMatch(/^Actions for /)
})

test('R26 a second finger takes no drawer from the first', async () => {
  const { drawer, finger } = await openDrawer()
  const rest = await top(drawer)
  const at = (type: 'Start' | 'Move' | 'End', ...ys: number[]) =>
    finger.send('Input.dispatchTouchEvent', {
      type: `touch${type}`,
      touchPoints: ys.map((y, id) => ({ x: 180 - 80 * id, y, id })),
    })
  await at('Start', rest + 12)
  await at('Move', rest + 24)
  await at('Move', rest + 42)
  await at('Start', rest + 42, rest + 60)
  await at('Move', rest + 42, rest + 160)
  await expect.poll(() => top(drawer)).toBe(rest + 30)
  await at('End', rest + 42)
  await at('End')
  await expect.poll(() => top(drawer)).toBe(rest)
})

test.each([
  ['on a phone', PHONE],
  ['beside the list', { width: 1280, height: 900 }],
])('a press below a short preview %s leaves it open', async (_, window) => {
  const page = await openCompany('/company/products', 'ndt-product-table', window)
  await page.route('**/api/v2/company/product/*', route =>
    route.fulfill({ json: { data: { id: 1, name: 'Short', status: 1 } } }),
  )
  const preview = await openPreview(page)
  const { x, y, width, height } = (await preview.boundingBox())!
  await page.mouse.click(x + width / 2, y + height - 60)
  await page.waitForTimeout(400)
  expect(await preview.isVisible()).toBe(true)
  await page.mouse.click(x + (window === PHONE ? width / 2 : -20), Math.max(y - 10, 4))
  await preview.waitFor({ state: 'detached' })
})
