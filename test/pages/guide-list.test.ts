import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openGuides } from './guides'
import { demo, newPage } from './support'

const open = (path: string, visitor = {}) => openGuides(visitor, path, 'ndt-guide-list')

test('R246 R247 R251 R252 the list leads to the one guide there is', async () => {
  const page = await open('/ndt-guides')
  for (const [level, name] of [
    [1, 'Unlock Your NDT Knowledge with Comprehensive Guides'],
    [2, 'Explore Our Comprehensive NDT Guides'],
  ] as const) {
    expect(await page.getByRole('heading', { level, name, exact: true }).count()).toBe(1)
  }
  const cards = page.locator('.guide-list__grid a:visible')
  expect(await cards.count()).toBe(1)
  await cards.click()
  expect(new URL(page.url()).pathname).toBe('/ndt-guides/ultrasonic-testing-buyers-guide')
  await page.goBack()
  await page.locator('.guide-hero__cta:visible').click()
  expect(new URL(page.url()).pathname).toBe('/ndt-guides/ultrasonic-testing-buyers-guide')
})

test('R248 Q80 with one guide there is nothing more to view', async () => {
  const page = await open('/ndt-guides')
  expect(await page.getByRole('button', { name: 'View more' }).count()).toBe(0)
})

test.each([
  ['blueprint', 1],
  ['radiography', 0],
  ['<img src=x onerror=alert(1)>', 0],
  ['"><script>alert(1)</script>', 0],
  ['javascript:location=0', 0],
  ['//evil.example', 0],
])('R249 Q79 ?search=%s finds %i and stays on the site', async (search, count) => {
  const path = `/ndt-guides?search=${encodeURIComponent(search)}`
  const page = await open(path)
  expect(await page.locator('.guide-list__grid a:visible').count()).toBe(count)
  expect(page.url()).toBe(demo(path))
  expect(await page.locator('ndt-guide-list input').count()).toBe(0)
  if (!count) {
    const words = await page.locator('.empty p:visible').textContent()
    expect(words).toBe(`No guide has “${search}” in its title.`)
    await page.locator('.empty a:visible').click()
    expect(page.url()).toBe(demo('/ndt-guides'))
  }
})

test('R250 a reader who comes back finds the place again', async () => {
  const page = await open('/ndt-guides', { height: 400 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator('.guide-list__grid a:visible').evaluate((card: HTMLElement) => card.click())
  await page.waitForURL('**/ultrasonic-testing-buyers-guide')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('R249 the search works without JavaScript, too', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto(demo('/ndt-guides?search=radiography'))
  expect(await page.locator('.empty p').textContent()).toBe(
    'No guide has “radiography” in its title.',
  )
  expect(await page.locator('.guide-list__grid').count()).toBe(0)
})

test('R246 the labels in a guide’s picture can be read on a phone and in half of a tablet', async () => {
  const page = await newPage({ width: 335 })
  await page.setContent(readFileSync('src/guides/art/instrument.svg', 'utf8'))
  for (const width of [319, 424, 544]) {
    await page.setViewportSize({ width: width + 16, height: 400 })
    const heights = await page
      .locator('text')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
    expect(heights.filter(height => height < 12)).toEqual([])
  }
})

test('R246 beside a guide’s title its picture’s labels are as small as captions, and its trace reaches both edges', async () => {
  const page = await newPage({ width: 544 })
  await page.setContent(readFileSync('src/guides/art/instrument.svg', 'utf8'))
  const heights = await page
    .locator('text')
    .evaluateAll(all => all.map(each => each.getBoundingClientRect().height))
  expect(heights.filter(height => height > 16)).toEqual([])
  const traces = await page.locator('path[d^="M0 294.9"]').evaluateAll(all =>
    all.map(each => {
      const { x, width } = (each as SVGGraphicsElement).getBBox()
      return [x, x + width]
    }),
  )
  expect(traces).toEqual([
    [0, 560],
    [0, 560],
  ])
})

test('the shadow of the picture beside a title does not fall on the section below', async () => {
  const page = await open('/ndt-guides', { height: 1200 })
  const hero = (await page.locator('.guide-hero:visible').boundingBox())!
  const below = { x: 0, y: Math.ceil(hero.y + hero.height), width: 1280, height: 8 }
  const { channels } = await sharp(await page.screenshot({ clip: below })).stats()
  expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0))
})
