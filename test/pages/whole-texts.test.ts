import { expect, test } from 'vitest'
import { openFromMenu } from './account'
import { openApply, openJob } from './applying'
import { openProduct } from './company-forms'
import { openDashboard } from './dashboard'

test('R113 on a phone a cover letter grows with its text, and no line of it is cut', async () => {
  const page = await openJob('Corrosion Mapping Lead', { width: 375, height: 812, touch: true })
  const letter = (await openApply(page)).getByLabel('Cover letter')
  await letter.fill('I have led weld inspection crews on three projects. '.repeat(19))
  const cut = await letter.evaluate(box => box.scrollHeight - box.clientHeight)
  expect(cut).toBe(0)
})

test('R211 in a window of 800 px a method’s name is whole', async () => {
  const page = await openProduct('/company/products/add', { width: 800 })
  const method = page.getByRole('combobox', { name: 'Method' })
  await method.click()
  await page.getByRole('option', { name: 'Phased Array Ultrasonic Testing' }).click()
  await expect.poll(() => method.inputValue()).toContain('Testing')
  expect(await method.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('each of the preferences takes one line', async () => {
  const page = await openDashboard()
  const picks = (await openFromMenu(page, 'Preferences')).locator('.preferences__pick')
  await picks.first().waitFor()
  const heights = await picks.evaluateAll(all => all.map(each => each.clientHeight))
  expect(heights.length).toBeGreaterThan(20)
  expect(new Set(heights).size).toBe(1)
})
