import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, openDashboard, TAGS } from '../pages/dashboard'
import { axe } from '../pages/support'

const CARDS = TAGS.slice(1)

/** Where a tag stands: its left edge, and which others stand beside it. */
async function columns(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(tags => {
    const boxes = tags.map(tag => ({
      tag,
      box: globalThis.document.querySelector(tag)!.getBoundingClientRect(),
    }))
    const columns: Record<string, string[]> = {}
    for (const { tag, box } of boxes) (columns[Math.round(box.x)] ??= []).push(tag.slice(4))
    return columns
  }, CARDS)
}

const whoIAm = ['profile-card', 'professional-card']
const found = ['saved-panel', 'viewed-companies']
const work = ['job-profile-card']

/** Shows the dashboard at each of some widths. */
async function* atWidths(...widths: number[]) {
  const page = await openDashboard({ reducedMotion: true })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    yield { page, width }
  }
}

test('R29 R30 below 768 px all cards stand in one column', async () => {
  for await (const { page } of atWidths(320, 375, 767)) {
    expect(Object.values(await columns(page))).toEqual([[...whoIAm, ...found, ...work]])
  }
})

test('R29 R30 from 768 px on the profile stands across, and two columns below it', async () => {
  for await (const { page, width } of atWidths(768, 992, 1199)) {
    expect(Object.values(await columns(page))).toEqual([[...whoIAm, ...found], work])
    const across = (await page.locator('ndt-profile-card').boundingBox())!
    expect(across.width).toBe(width - 48)
  }
})

test('R29 R30 from 1200 px on three columns stand side by side', async () => {
  for await (const { page } of atWidths(1200, 1280)) {
    expect(Object.values(await columns(page))).toEqual([whoIAm, found, work])
    const [profile, job] = await Promise.all(
      ['ndt-profile-card', 'ndt-job-profile-card'].map(tag => page.locator(tag).boundingBox()),
    )
    expect([profile!.width, job!.width]).toEqual([308, 344])
  }
})

test('nothing on the dashboard is cut off', async () => {
  for await (const { page, width } of atWidths(320, 375, 800, 1280)) {
    const cut = await page.evaluate(tags => {
      const roots = tags.map(tag => globalThis.document.querySelector(tag)!.shadowRoot!)
      return roots
        .flatMap(root => [...root.querySelectorAll('.ndt *')])
        .filter(element => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < 0 || right > innerWidth) && !element.closest('svg')
        })
        .map(element => element.outerHTML.slice(0, 80))
    }, TAGS)
    expect(cut).toEqual([])
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the dashboard passes axe, light and dark, wide and narrow', async () => {
  for await (const { page } of atWidths(1280, 375)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axe(page)).toEqual([])
    }
  }
})

test('the dashboard is mirrored on a page that reads from right to left', async () => {
  const page = await openDashboard()
  const turn = (dir: string) =>
    page.evaluate(dir => void (globalThis.document.documentElement.dir = dir), dir)
  const title = page.getByRole('link', { name: 'Senior PAUT Technician' })
  const edges = async () => {
    const row = (await card(page, 'Saved').getByRole('listitem').first().boundingBox())!
    const box = await title.evaluate(link => {
      const range = globalThis.document.createRange()
      range.selectNodeContents(link)
      return range.getBoundingClientRect().toJSON() as DOMRect
    })
    return { start: box.left - row.x, end: row.x + row.width - box.right }
  }
  const ltr = await edges()
  await turn('rtl')
  const rtl = await edges()
  expect(rtl.end).toBeCloseTo(ltr.start, 0)
  expect(Object.values(await columns(page))).toEqual([work, found, whoIAm])
})
