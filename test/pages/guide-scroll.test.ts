import { expect, test } from 'vitest'
import { openGuides, points, scrollTo } from './guides'

const gone = { moved: -12, lit: false }
const shown = { moved: 0, lit: true }
const ahead = { moved: 24, lit: false }

test('R261 from 992 px on, the section is as many windows high as it has points', async () => {
  for (const [width, height, expected] of [
    [992, 700, 2100],
    [1280, 900, 2700],
  ] as const) {
    const page = await openGuides({ width, height })
    const box = await page.locator('.guide-page__scroll:visible').boundingBox()
    expect(box!.height).toBe(expected)
  }
})

test('R260 R261 a point comes in until 40 % of its segment, stays until 70 %, and goes by 40 % of the next', async () => {
  const page = await openGuides()
  const at = async (segment: number) => {
    await scrollTo(page, segment / 3)
    return points(page)
  }
  expect(await at(0)).toEqual([shown, ahead, ahead])
  expect(await at(0.65)).toEqual([shown, ahead, ahead])
  expect(await at(1.45)).toEqual([gone, shown, ahead])
  expect(await at(1.65)).toEqual([gone, shown, ahead])
  expect(await at(2.45)).toEqual([gone, gone, shown])
  expect(await at(3)).toEqual([gone, gone, shown])
})

test('R260 between them it follows the scrolling, there and back', async () => {
  const page = await openGuides()
  await scrollTo(page, 1.2 / 3)
  expect((await points(page))[1]!.moved).toBe(12)
  await scrollTo(page, 1.05 / 3)
  expect((await points(page))[0]!.moved).toBe(-6)
  await scrollTo(page, 0)
  expect(await points(page)).toEqual([shown, ahead, ahead])
})

test('R259 the section stays in view meanwhile, whole', async () => {
  const page = await openGuides({ height: 700 })
  for (const progress of [0, 0.5, 1]) {
    await scrollTo(page, progress)
    const { y, height } = (await page.locator('.guide-page__pin:visible').boundingBox())!
    expect([Math.round(y), height]).toEqual([0, 700])
    const list = (await page.locator('.guide-page__takeaways:visible').boundingBox())!
    expect(list.y + list.height).toBeLessThan(700)
  }
})

test.each([
  ['below 992 px', { width: 991 }],
  ['on a phone', { width: 375 }],
  ['where motion is reduced', { reducedMotion: true }],
])('R261 Q82 %s all points are there and lit, and nothing is pinned', async (_, visitor) => {
  const page = await openGuides(visitor)
  const { height } = (await page.locator('.guide-page__scroll:visible').boundingBox())!
  expect(height).toBeLessThan(1000)
  await scrollTo(page, 0)
  expect(await points(page)).toEqual([shown, shown, shown])
})

test('R260 right to left, points come in from the other side', async () => {
  const page = await openGuides()
  await page.evaluate(() => globalThis.document.documentElement.setAttribute('dir', 'rtl'))
  await scrollTo(page, 0)
  expect((await points(page)).map(({ moved }) => moved)).toEqual([0, -24, -24])
})
