import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { card, openDashboard, TAGS } from './dashboard'
import { axe, freshDemo } from './support'

beforeAll(freshDemo)

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

test.each([320, 375, 719])('R29 R30 all cards stand in one column at %i px', async width => {
  const page = await openDashboard({ width })
  expect(Object.values(await columns(page))).toEqual([[...whoIAm, ...found, ...work]])
})

test.each([720, 800, 1199])(
  'R29 R30 the profile stands across, and two columns below it, at %i px',
  async width => {
    const page = await openDashboard({ width })
    expect(Object.values(await columns(page))).toEqual([[...whoIAm, ...found], work])
    const across = (await page.locator('ndt-profile-card').boundingBox())!
    expect(across.width).toBe(width - 48)
  },
)

test.each([1200, 1280])('R29 R30 three columns stand side by side at %i px', async width => {
  const page = await openDashboard({ width })
  expect(Object.values(await columns(page))).toEqual([whoIAm, found, work])
  const widths = await Promise.all(
    ['ndt-profile-card', 'ndt-job-profile-card'].map(
      async tag => (await page.locator(tag).boundingBox())!.width,
    ),
  )
  expect(widths).toEqual([308, 344])
})

test.each([320, 375, 800, 1280])('nothing on the dashboard is cut off at %i px', async width => {
  const page = await openDashboard({ width })
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
})

test.each(['light', 'dark'] as const)(
  'the dashboard passes axe in %s, wide and narrow',
  async theme => {
    const page = await openDashboard({ theme })
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axe(page)).toEqual([])
    }
  },
)

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
