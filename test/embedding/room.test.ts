import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { example } from '../support/examples'
import { openExample } from './docs-site'
import { layoutShift } from '../pages/support'

const CARDS = [
  'ndt-saved-panel',
  'ndt-viewed-companies',
  'ndt-profile-card',
  'ndt-job-profile-card',
]
const one = `<script type="application/json">{"data": [{"id": 3, "job_title": "RT Technician"}]}</script>`

/** A page with a column of some width, as templates have beside their text. */
const column = (width: number, tags: string) =>
  `<meta name="user" content='{"id": 7}'><div style="width: ${width}px">${tags}</div><footer>Imprint</footer>`

test('without script a tag keeps room by the width of its column, and not of the window', async () => {
  const roomAt = async (width: number) => {
    const page = await openExample(column(width, '<ndt-saved-panel></ndt-saved-panel>'), {
      javaScript: false,
    })
    return page.locator('ndt-saved-panel').evaluate(tag => tag.clientHeight)
  }
  expect(await roomAt(600)).toBe(423)
  expect(await roomAt(280)).toBe(529)
})

test('once a tag is ready it is as high as what it shows, be it less than was kept', async () => {
  const page = await openExample(column(600, `<ndt-saved-panel>${one}</ndt-saved-panel>`))
  await page.getByRole('link', { name: 'RT Technician' }).waitFor()
  const tag = page.locator('ndt-saved-panel')
  const heights = await tag.evaluate(tag => [
    tag.clientHeight,
    tag.shadowRoot!.querySelector<HTMLElement>('.card')!.offsetHeight,
  ])
  expect(heights[0]).toBe(heights[1])
  expect(heights[0]).toBeLessThan(300)
})

test('in a row that is as wide as what is in it, a tag has a width of its own', async () => {
  const row = `<div style="display: flex"><ndt-saved-panel>${one}</ndt-saved-panel></div>`
  const widthOf = (page: Page) => page.locator('ndt-saved-panel').evaluate(tag => tag.clientWidth)
  expect(await widthOf(await openExample(row, { javaScript: false }))).toBe(280)
  const page = await openExample(row)
  await page.getByRole('link', { name: 'RT Technician' }).waitFor()
  expect(await widthOf(page)).toBe(280)
})

test.each([300, 340, 620])('in a column of %i px nothing moves as full cards come', async width => {
  const page = await openExample(column(width, CARDS.map(tag => `<${tag}></${tag}>`).join('')))
  for (const tag of CARDS)
    await page.locator(`${tag} .card:not([aria-busy=true])`).first().waitFor()
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test('docs/theming.md: a page keeps other room, until the tag is ready or for good', async () => {
  const css = `<style>${example('docs/theming.md', "What a page's own CSS can do", 2)}</style>`
  const tags = '<ndt-viewed-companies></ndt-viewed-companies><ndt-saved-panel></ndt-saved-panel>'
  const page = await openExample(css + tags, { javaScript: false })
  const height = (tag: string) => page.locator(tag).evaluate(tag => tag.clientHeight)
  expect(await height('ndt-viewed-companies')).toBe(240)
  expect(await height('ndt-saved-panel')).toBe(480)
})
