import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { demo, newPage } from '../pages/support'

test('on a phone the reviews of a course stand beside its rating', async () => {
  const page = await newPage({ width: 375 })
  await page.goto(demo('/ndt-courses'))
  const torn = await page
    .locator('.rating')
    .evaluateAll(all =>
      all.filter(
        each =>
          Math.abs(
            each.getBoundingClientRect().top - each.nextElementSibling!.getBoundingClientRect().top,
          ) > 8,
      ),
    )
  expect(await page.locator('.rating').count()).toBeGreaterThan(5)
  expect(torn).toEqual([])
})

test('what is said of a company and of a course stands on one line with its rating', async () => {
  const page = await newPage({ width: 800 })
  for (const path of ['/ndt-companies', '/ndt-courses']) {
    await page.goto(demo(path))
    const apart = await page.locator('.row .dots > .dots').evaluateAll(all =>
      all.map(each => {
        const beside = each.previousElementSibling ?? each.nextElementSibling!
        const [reviews, other] = [each.lastElementChild!, beside].map(one =>
          one.getBoundingClientRect(),
        )
        return Math.abs(reviews!.bottom - other!.bottom)
      }),
    )
    expect(apart.length).toBeGreaterThan(5)
    expect(Math.max(...apart)).toBeLessThan(0.5)
  }
})

test.each(['ltr', 'rtl'])(
  'a finger meets the links of a line 10 px above and below it (%s)',
  async dir => {
    const page = await newPage({ width: 375, height: 800, touch: true })
    await page.goto(demo('/search?q=nothing-has-this-name'))
    const missed = await page.locator('.dots > .link').evaluateAll((links, dir) => {
      globalThis.document.documentElement.dir = dir
      return links.flatMap(link => {
        const { left, width, top, bottom } = link.getBoundingClientRect()
        const x = left + width / 2
        return [top - 10, bottom + 10].map(y => globalThis.document.elementFromPoint(x, y) === link)
      })
    }, dir)
    expect(missed).toEqual(Array(6).fill(true))
  },
)

test('on a tablet the picture of a course leaves room for what the course is', async () => {
  const page = await newPage({ width: 800 })
  await page.goto(demo('/ndt-courses'))
  await page.locator('.row__title > a').first().click()
  const { width, height } = (await page.locator('.cover').boundingBox())!
  expect(height).toBeLessThan(width / 2)
})

test('in the dark the account’s menu of a company stands out from what it covers', async () => {
  const page = await enter({ account: 'company', theme: 'dark' })
  await page.goto(demo('/company/products'))
  await page.getByText('Ingrid').first().click()
  const [menu, card] = await page.locator('.menu__list').evaluate(list => {
    const probe = list.appendChild(globalThis.document.createElement('div'))
    probe.style.background = 'var(--ndt-surface)'
    return [list, probe].map(each => getComputedStyle(each).backgroundColor)
  })
  expect(menu).not.toBe(card)
})

test('on a phone a finger meets each count of the home page alone, 44 px high', async () => {
  const page = await newPage({ width: 375, touch: true })
  await page.goto(demo('/'))
  const areas = await page.locator('.hero__counts > a').evaluateAll(all =>
    all.map(each => {
      const { top, bottom } = each.getBoundingClientRect()
      const { insetBlockStart, insetBlockEnd } = getComputedStyle(each, '::after')
      return [top + parseFloat(insetBlockStart), bottom - parseFloat(insetBlockEnd)] as const
    }),
  )
  const lines = areas.filter(([top], index) => top !== areas[index - 1]?.[0])
  expect(lines.length).toBe(2)
  expect(lines.map(([top, bottom]) => bottom - top)).toEqual([44, 44])
  expect(lines[1]![0]).toBeGreaterThanOrEqual(lines[0]![1])
})
