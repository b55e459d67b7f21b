import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './dashboard'
import { stop } from './focus-stop'
import { demo } from './support'

const SIZES = [
  [1280, 720],
  [740, 360],
  [390, 700],
] as const

/** Goes through a page by Tab to its end; answers with how many stops it has, and with those in part out of sight. */
async function walk(page: Page, path: string): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = []
  await page.goto(demo(path), { waitUntil: 'networkidle' })
  // with the bar of the selection, where the rows are wide enough for one
  const boxes = page.getByRole('table').getByRole('checkbox')
  if (await boxes.count()) await boxes.nth(3).check()
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(stop)
    // a way that leads in a circle has no end
    expect(stops).toBeLessThan(300)
    if (!at.name) return { stops, hidden }
    if (at.hidden.length) hidden.push(`${at.name}: ${at.hidden.join(', ')}`)
  }
}

test.each([
  ['company', '/company/products'],
  ['company', '/company/products/add'],
  ['company', '/company/profile'],
  ['user', '/creator'],
  ['user', '/ndt-guides'],
] as const)(
  'what has the focus is in view, whatever stands at the edges: %s %s (WCAG 2.4.11)',
  async (account, path) => {
    const page = await enter({ account })
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const { stops, hidden } = await walk(page, path)
      expect(hidden, `${width} x ${height}`).toEqual([])
      expect(stops).toBeGreaterThan(15)
      await page.goto('about:blank')
    }
  },
)

test.each([
  [740, 360],
  [390, 700],
])(
  'what has the focus in a dialog is in view at %i x %i, on the way back too',
  async (width, height) => {
    const page = await enter({ account: 'user' })
    await page.setViewportSize({ width, height })
    const hidden: string[] = []
    for (const name of ['Edit Personal Information', 'Edit Job Information']) {
      await page.goto(demo('/creator'), { waitUntil: 'networkidle' })
      await page.getByRole('button', { name }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stops = 0; stops < 36; stops++) {
          await page.keyboard.press(key)
          const at = await page.evaluate(stop)
          if (at.hidden.length) hidden.push(`${key} ${at.name}: ${at.hidden.join(', ')}`)
        }
      }
    }
    expect(hidden).toEqual([])
  },
)
