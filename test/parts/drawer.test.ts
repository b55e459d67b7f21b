import type { CDPSession, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { demo, newPage } from '../pages/support'

const PHONE = { width: 375, height: 800, touch: true }

/** The drawer behind List Your Company on a phone, and a finger. */
async function openDrawer() {
  const page = await newPage(PHONE)
  await page.goto(demo('/'))
  await page.getByRole('button', { name: 'List Your Company' }).tap()
  const drawer = page.getByRole('dialog', { name: 'List Your Company' })
  await drawer.waitFor()
  await still(drawer)
  return { page, drawer, finger: await page.context().newCDPSession(page) }
}

const touch = (finger: CDPSession, type: 'Start' | 'Move' | 'End', y?: number, x = 180) =>
  finger.send('Input.dispatchTouchEvent', {
    type: `touch${type}`,
    touchPoints: y === undefined ? [] : [{ x, y }],
  })

const top = (drawer: Locator) =>
  drawer.evaluate(dialog => Math.round(dialog.getBoundingClientRect().top))

/** It has come in. */
const still = (drawer: Locator) =>
  expect.poll(() => drawer.evaluate(dialog => dialog.getAnimations().length)).toBe(0)

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

test.each(['Filter and sort', 'List Your Company'])(
  'R26 R189 the focus stays in the tag where what opened a drawer is out of sight in a window made wider: %s',
  async name => {
    const page = name.startsWith('L')
      ? (await openDrawer()).page
      : await openCompany('/company/products', 'ndt-product-table', PHONE)
    if (!name.startsWith('L')) await page.getByRole('button', { name }).press('Enter')
    const drawer = page.getByRole('dialog', { name })
    await drawer.waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await page.locator('ndt-site-header :focus, ndt-product-table :focus').waitFor()
  },
)

test('R182 a popover closes in a window made narrower, where what opened it is out of sight, and the focus stays in the tag', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  await page.getByRole('button', { name: 'Added On: Any day' }).press('Enter')
  const days = page.getByRole('dialog', { name: 'Added On' })
  await days.getByRole('textbox', { name: 'Added On, from' }).waitFor()
  await page.setViewportSize({ width: 700, height: 800 })
  await days.waitFor({ state: 'detached' })
  await page.locator('ndt-product-table :focus:visible').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Added On: Any day' }).waitFor()
  expect(await days.count()).toBe(0)
})
