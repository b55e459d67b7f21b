import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { GUIDE } from '../pages/guides'
import { allow, demo, newPage } from '../pages/support'

/** What a visitor has who sets the browser's text to twice its size, on a phone: what runs out of its box. */
async function runsOut(page: Page, all: string) {
  await page.evaluate(() => {
    globalThis.document.documentElement.style.fontSize = '32px'
  })
  const out = await page
    .locator(all)
    .evaluateAll(all =>
      all
        .filter(
          each =>
            each.scrollWidth > each.clientWidth ||
            each.getBoundingClientRect().right > globalThis.document.documentElement.clientWidth,
        )
        .map(each => each.textContent),
    )
  const sideways = await page.evaluate(
    () => globalThis.document.documentElement.scrollWidth - innerWidth,
  )
  return [out, sideways]
}

test('on a phone with text of twice the size a company’s header on public pages wraps', async () => {
  const page = await enter({ account: 'company', width: 375 })
  await page.goto(demo('/ndt-jobs'))
  expect(await runsOut(page, '.header__user > a, .header__user button')).toEqual([[], 0])
})

test.each([320, 375])(
  'at %i px with text of twice the size a course keeps all its parts in its card',
  async width => {
    const page = await enter({ width, touch: true })
    await page.goto(demo('/ndt-courses'))
    await page.getByText('Registered on').first().waitFor()
    expect(await runsOut(page, '.row__end button')).toEqual([[], 0])
    const out = await page.locator('.row').evaluateAll(rows =>
      rows.flatMap(row => {
        const end = row.getBoundingClientRect().right
        return [...row.querySelectorAll('h3, button, .done, .dots > *')]
          .filter(part => part.getBoundingClientRect().right > end)
          .map(part => part.textContent)
      }),
    )
    expect(out).toEqual([])
  },
)

test('on a phone with text of twice the size the heading of a refusal is whole', async () => {
  const page = await newPage({ width: 375, wideFont: true })
  allow(page, /410/)
  await page.goto(demo('/reset-password?token=of-nobody'))
  await page.locator('.lost h1').evaluate(heading => {
    // as a failure of the server's is headed
    heading.textContent = 'Something went wrong'
  })
  expect(await runsOut(page, '.lost h1')).toEqual([[], 0])
})

test('on a phone with text of twice the size the button of the plain form for a guide is whole', async () => {
  const page = await newPage({ width: 375, javaScript: false })
  await page.goto(demo(`${GUIDE}#get-the-guide`))
  expect(await runsOut(page, '.get-guide button')).toEqual([[], 0])
})

test.each([320, 720, 960, 1280])(
  'at %i px with text of twice the size the home page’s title and tiles are whole',
  async width => {
    const page = await newPage({ width })
    await page.goto(demo('/'))
    expect(await runsOut(page, '.hero__say, .tile')).toEqual([[], 0])
    const words = await page.locator('h1').evaluate(heading => {
      const range = new Range()
      range.selectNodeContents(heading)
      return Math.max(...[...range.getClientRects()].map(({ right }) => right))
    })
    const say = (await page.locator('.hero__say').boundingBox())!
    expect(words).toBeLessThanOrEqual(say.x + say.width)
  },
)

test.each(['/', '/ndt-courses', '/ndt-courses/weld-inspection-for-engineers'])(
  'on a narrow phone no date of %s breaks, whatever the size of text',
  async path => {
    const page = await enter({ width: 320, touch: true })
    await page.goto(demo(path))
    for (const size of ['16px', '24px', '32px']) {
      const torn = await page.evaluate(size => {
        globalThis.document.documentElement.style.fontSize = size
        const all = globalThis.document.createTreeWalker(
          globalThis.document.querySelector('main')!,
          NodeFilter.SHOW_TEXT,
        )
        const torn = []
        for (let text = all.nextNode() as Text | null; text; text = all.nextNode() as Text | null)
          for (const { 0: date, index } of text.data.matchAll(/\d\d-\d\d-\d{4}/g)) {
            const range = new Range()
            range.setStart(text, index)
            range.setEnd(text, index + date.length)
            if (range.getClientRects().length > 1) torn.push(date)
          }
        return torn
      }, size)
      expect(torn).toEqual([])
    }
  },
)
