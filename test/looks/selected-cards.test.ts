import { expect, test } from 'vitest'
import { FIRST_TEN, openProducts, openServices, rowOf } from '../pages/company-lists'
import { axe, shot } from '../pages/support'

test.each([640, 375])(
  'in a window of %i px, as a magnified one is, a mouse selects cards one by one or all in view, and lets them go',
  async width => {
    const page = await openProducts({ width })
    const bar = page.getByRole('region', { name: 'Selection' })
    const one = page.getByRole('checkbox', { name: `Select ${FIRST_TEN[0]}` })
    const all = page.getByRole('checkbox', { name: 'Select all rows' })
    await one.check()
    await bar.getByText('1 selected').waitFor()
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Clear', 'Unpublish', 'Delete'])
    const [box, name] = [
      (await one.boundingBox())!,
      (await rowOf(page, FIRST_TEN[0]).getByRole('link').boundingBox())!,
    ]
    expect(box.x + box.width).toBeLessThan(name.x)
    expect(Math.abs(box.y + box.height / 2 - name.y - 13)).toBeLessThan(3)
    await all.check()
    await bar.getByText('10 selected').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axe(page)).toEqual([])
    await shot(page, `selected-cards-${width}`)
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => one.isChecked()).toBe(false)
    expect(await bar.count()).toBe(0)
  },
)

test('of rows that a finger selected before they became cards, the bar says how many, and lets them go', async () => {
  const page = await openServices({ width: 800, touch: true })
  await page.getByRole('checkbox', { name: 'Select Flaw detector calibration' }).tap()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.waitFor()
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await bar.getByText('1 selected').waitFor()
  await bar.getByRole('button', { name: 'Clear' }).tap()
  await bar.waitFor({ state: 'detached' })
})
