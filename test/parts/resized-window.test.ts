import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'
import { openDrawer, PHONE } from './drawers'

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
