import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { example } from '../support/examples'
import { inRoot, openExample } from './docs-site'

const PANEL = '<ndt-saved-panel></ndt-saved-panel>'

test('docs/theming.md: a page’s own colours, corners and theme hold', async () => {
  const cardOf = (page: Page) => page.locator('ndt-saved-panel .card').first()
  const styleOf = (page: Page, name: string) =>
    cardOf(page).evaluate((card, name) => getComputedStyle(card).getPropertyValue(name), name)

  const own = await openExample(`<style>${example('docs/theming.md', 'Theming')}</style>${PANEL}`)
  await own.locator('ndt-saved-panel .rows a').first().waitFor()
  // a card's corner goes along with a control's: 10 to its 7
  expect(parseFloat(await styleOf(own, 'border-top-left-radius'))).toBeCloseTo((4 / 7) * 10, 2)
  expect(await styleOf(own, '--ndt-accent')).toBe('#7a1f5c')

  const light = await openExample(PANEL, { theme: 'light' })
  await cardOf(light).waitFor()
  const both = example('docs/theming.md', 'Light and dark')
  const following = await openExample(both + PANEL, { theme: 'dark' })
  await cardOf(following).waitFor()
  expect(await styleOf(following, 'background-color')).toBe('rgb(17, 24, 27)')
  const root = example('docs/theming.md', 'Light and dark', 1)
  const decided = await openExample(inRoot(root, PANEL), { theme: 'dark' })
  await cardOf(decided).waitFor()
  expect(await styleOf(decided, 'background-color')).toBe(await styleOf(light, 'background-color'))

  const large = example('docs/theming.md', "What a page's own CSS can do")
  const part = example('docs/theming.md', "What a page's own CSS can do", 1)
  const sheet = `<style>html { font-size: 20px } ${large}${part}</style>`
  const roomy = await openExample(sheet + PANEL)
  await cardOf(roomy).waitFor()
  expect(await styleOf(roomy, 'box-shadow')).toBe('none')
  expect(await styleOf(roomy, 'font-size')).toBe('17.5px')
})

test.each([
  ['', (css: string) => css],
  [', where a browser has no light-dark()', (css: string) => css.replace(/@supports[^]*/, '')],
])('docs/theming.md: a page has a colour for each theme%s', async (_, read) => {
  const css = read(example('docs/theming.md', 'Light and dark', 2))
  const [light, dark] = ['rgb(122, 31, 92)', 'rgb(229, 140, 198)']
  for (const theme of ['light', 'dark'] as const) {
    const root = `<html data-ndt-theme="${theme}"></html>`
    const page = await openExample(inRoot(root, `<style>${css}</style>${PANEL}`))
    const card = page.locator('ndt-saved-panel .card').first()
    await card.waitFor()
    await card.evaluate(card => (card.style.outlineColor = 'var(--ndt-accent)'))
    const accent = () => card.evaluate(card => getComputedStyle(card).outlineColor)
    expect(await accent()).toBe(theme === 'dark' ? dark : light)
    await page.emulateMedia({ media: 'print' })
    expect(await accent()).toBe(light)
  }
})
