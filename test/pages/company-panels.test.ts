import { expect, test } from 'vitest'
import { openProducts } from './company-lists'
import { focused } from './dashboard'

test('R189 the days close when the focus goes on by Tab', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: /^Added On: / }).press('Enter')
  const days = page.getByRole('dialog', { name: 'Added On' })
  await days.getByRole('textbox', { name: 'Added On, to' }).focus()
  await page.keyboard.press('Tab')
  expect(await days.isVisible()).toBe(true)
  await page.keyboard.press('Tab')
  await expect.poll(() => days.isVisible()).toBe(false)
})

test('R189 a day that is none stays in view where the focus goes on by Tab', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: /^Added On: / }).press('Enter')
  const days = page.getByRole('dialog', { name: 'Added On' })
  await days.getByRole('textbox', { name: 'Added On, to' }).fill('31-02-2026')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).not.toMatch(/Added On/)
  expect(await days.locator('.field__error').textContent()).toBeTruthy()
  await page.keyboard.press('Escape')
  await days.waitFor({ state: 'detached' })
})

test('R189 a day that is none is shown as such by the first press elsewhere, and goes with the next', async () => {
  const page = await openProducts()
  await page.getByRole('button', { name: /^Added On: / }).press('Enter')
  const days = page.getByRole('dialog', { name: 'Added On' })
  await days.getByRole('textbox', { name: 'Added On, to' }).fill('31-02-2026')
  const press = () => page.mouse.click(4, 890)
  await press()
  await days.getByRole('alert').waitFor()
  await press()
  await days.waitFor({ state: 'detached' })
})

test('R189 Escape in a panel closes nothing that the page has around the list', async () => {
  const page = await openProducts()
  await page.evaluate(() => {
    document.title = 'nothing'
    document.addEventListener('keydown', ({ key }) => (document.title = key))
  })
  await page.getByRole('button', { name: 'View', exact: true }).press('Enter')
  const view = page.getByRole('dialog', { name: 'View' })
  await view.locator(':focus').waitFor()
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  expect(await page.title()).not.toBe('Escape')
})

test.each(['View', 'Added On: Any day'])(
  'R189 %s closes where the focus leaves it backwards',
  async name => {
    const page = await openProducts()
    await page.getByRole('button', { name, exact: true }).press('Enter')
    const panel = page.locator('ndt-product-table [popover]:popover-open')
    await panel.locator(':focus').waitFor()
    for (let presses = 0; presses < 9 && (await panel.count()); presses++) {
      await page.keyboard.press('Shift+Tab')
    }
    await panel.waitFor({ state: 'detached' })
    expect(await focused(page)).not.toBe(name)
  },
)
