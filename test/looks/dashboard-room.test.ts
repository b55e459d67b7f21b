import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, openDashboard, showDashboard, TAGS } from '../pages/dashboard'
import { space } from './density'
import { layoutShift } from '../pages/support'

/** Has every page of the window show texts of another size from its first line on, as the browser's own setting does. */
const enlarge = (page: Page, percent: number) =>
  page.addInitScript(percent => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${percent}% }`)
    globalThis.document.adoptedStyleSheets = [sheet]
  }, percent)

/** Has whatever a page asks for come late. */
const slow = (page: Page) =>
  page.route('**/*', async route => {
    await new Promise(resume => setTimeout(resume, 150))
    await route.continue()
  })

test.each([
  [1280, 125],
  [1280, 200],
  [1000, 125],
  [991, 200],
  [800, 150],
  [768, 200],
  [375, 125],
  [375, 200],
])(
  'at %i px with texts of %i percent the dashboard fills and nothing on it moves',
  async (width, percent) => {
    const page = await enter({ width, touch: width < 500 })
    await enlarge(page, percent)
    await slow(page)
    await showDashboard(page)
    // what asks for more comes last
    await page.getByRole('button', { name: /^Next step/ }).waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.005)
  },
)

test.each([344, 348, 352])('at %i px each card of the dashboard fits its room', async width => {
  const page = await openDashboard({ width })
  await page.getByRole('button', { name: /^Next step/ }).waitFor()
  const short = await page.evaluate(
    tags =>
      tags.filter(tag => {
        const host = globalThis.document.querySelector<HTMLElement>(tag)!
        return host.clientHeight > parseFloat(getComputedStyle(host).minBlockSize) + 2
      }),
    TAGS,
  )
  expect(short).toEqual([])
})

test('in texts of twice the size no line of the trace lies on the profile’s strength, and its number is on one line', async () => {
  const page = await enter()
  await enlarge(page, 200)
  await showDashboard(page)
  const words = page.locator('.strength__words')
  await words.waitFor()
  const found = await words.evaluate(words => {
    const [number] = words.getElementsByTagName('b')
    const { left, top, width, height } = number!.getBoundingClientRect()
    const ground = getComputedStyle(words.firstElementChild!).backgroundColor
    const uppermost = (words.getRootNode() as ShadowRoot).elementFromPoint(
      left + width / 2,
      top + height / 2,
    )
    return {
      lines: number!.getClientRects().length,
      isOnGround: ground !== 'rgba(0, 0, 0, 0)',
      uppermost: uppermost?.localName,
    }
  })
  expect(found).toEqual({ lines: 1, isOnGround: true, uppermost: 'b' })
})

/** Runs in a page: how much of each tag is there for its room alone. */
function holes(tags: string[]): number[] {
  return tags.map(tag => {
    const host = globalThis.document.querySelector<HTMLElement>(tag)!
    const card = host.shadowRoot!.querySelector('.ndt')!.firstElementChild!
    const shown = card.clientHeight
    host.style.minBlockSize = '0'
    const filled = card.clientHeight
    host.style.minBlockSize = ''
    return shown - filled
  })
}

test.each([
  [1280, 0.85],
  [1280, 1],
  [1280, 1.3],
  [1024, 1],
  [800, 1],
])(
  'at %i px and a density of %d the dashboard’s cards are as high as what they hold',
  async (width, density) => {
    const page = await openDashboard({ width })
    await page.getByRole('button', { name: /^Next step/ }).waitFor()
    await space(page, density)
    expect(Math.max(...(await page.evaluate(holes, TAGS.slice(1))))).toBeLessThan(8)
  },
)

test('where a card has room left, its list ends in no line of its own', async () => {
  const page = await openDashboard()
  await space(page, 0.85)
  const lists = page.locator(':is(ndt-saved-panel, ndt-viewed-companies) .ndt .rows')
  const lines = await lists.evaluateAll(lists =>
    lists.map(list => {
      const last = getComputedStyle(list.lastElementChild!)
      return [getComputedStyle(list).boxShadow, last.boxShadow, last.borderBlockEndWidth]
    }),
  )
  expect(lines).toEqual(lines.map(() => ['none', 'none', '0px']))
  expect(lines.length).toBe(2)
})
