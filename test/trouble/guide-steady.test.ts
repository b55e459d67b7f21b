import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { delayed } from '../pages/dashboard'
import { GUIDE, showGuides } from '../pages/guides'
import { axe, demo, layoutShift, newPage, settle, shot } from '../pages/support'

const PAGES = [
  [GUIDE, 'ndt-guide-page'],
  ['/ndt-guides', 'ndt-guide-list'],
] as const

/** Where each text and picture of a guide's tag stands, by what one sees. */
async function places(page: Page, tag: string) {
  await settle(page)
  return page.locator(tag).evaluate(tag => {
    const root = tag.shadowRoot?.querySelector('.ndt:not([hidden])') ?? tag.querySelector('.ndt')!
    const seen = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, p, li, img, summary, .btn')]
    return seen
      .filter(element => element.checkVisibility() && !element.closest('.sr'))
      .map(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const box = [x, y, width, height].map(Math.round).join(' ')
        return `${element.textContent!.replaceAll(/\s+/g, '')}: ${box} ${color} ${fontSize} ${fontWeight}`
      })
  })
}

const MOVED = [...PAGES, ['/ndt-guides?search=none', 'ndt-guide-list']] as const

test.each(MOVED)('nothing on %s moves when the widget takes over', async (path, tag) => {
  for (const width of [1280, 800, 375]) {
    const page = await newPage({ width })
    await page.route('**/dist/ndt.js', route =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(demo(path))
    const before = await places(page, tag)
    await page.unroute('**/dist/ndt.js')
    await page.route('**/dist/ndt.js', delayed(400))
    await showGuides(page, path, tag)
    expect(await layoutShift(page)).toBe(0)
    const after = await places(page, tag)
    expect(before.length).toBeGreaterThan(5)
    expect(after).toEqual(before)
  }
})

test.each(PAGES)('the largest paint of %s comes before the script', async (path, tag) => {
  const page = await newPage()
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      Object.assign(globalThis, { largest: list.getEntries().at(-1)!.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    addEventListener('ndt-ready', ({ target }) => {
      const { localName } = target as Element
      if (localName.startsWith('ndt-guide')) Object.assign(globalThis, { ready: performance.now() })
    })
  })
  await page.route('**/dist/ndt.js', delayed(800))
  await showGuides(page, path, tag)
  await page.waitForTimeout(500)
  const { largest, ready } = await page.evaluate(() => {
    const { largest, ready } = globalThis as unknown as Record<string, number>
    return { largest: largest!, ready: ready! }
  })
  expect(largest).toBeGreaterThan(0)
  expect(largest).toBeLessThan(ready)
})

const THEMES = PAGES.flatMap(([path, tag]) => [
  [path, tag, 'light'] as const,
  [path, tag, 'dark'] as const,
])

test.each(THEMES)(
  'axe finds nothing on %s, <%s> being %s, wide and narrow',
  async (path, tag, theme) => {
    for (const width of [1280, 375]) {
      const page = await newPage({ theme, width })
      await showGuides(page, path, tag)
      expect(await axe(page)).toEqual([])
      await shot(page, `${tag}-${width}-${theme}`)
    }
  },
)

test('R257 Q83 while an audience fades, axe still finds nothing', async () => {
  const page = await newPage()
  await showGuides(page)
  await page.getByRole('tab', { name: 'Safety Inspectors' }).click()
  // but how dark a text is: it is on its way
  const found = await axe(page)
  expect(found.filter(fault => !fault.startsWith('color-contrast:'))).toEqual([])
})
