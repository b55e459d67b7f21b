import { source as axeSource } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readPageStyles } from '../../build/page-styles.mjs'
import { copied, openStorybook, startStorybook } from './storybook'

const { origin, browser } = await startStorybook()
const studio = `${origin}/index.html?path=/story/introduction-theme-studio--theme-studio`

/** Tokens, and the property by which it shows what each comes to. */
const TOKENS = {
  accent: 'color',
  'accent-text': 'color',
  'accent-soft': 'color',
  'r-lg': 'inline-size',
  's-4': 'inline-size',
  font: 'font-family',
}

/** What tokens come to at the root of a page. */
const valuesIn = (tokens: Record<string, string>) =>
  Object.entries(tokens).map(([token, property]) => {
    const probe = document.body.appendChild(document.createElement('div'))
    probe.style.setProperty(property, `var(--ndt-${token})`)
    const value = getComputedStyle(probe).getPropertyValue(property)
    probe.remove()
    return value
  })

test('the CSS that the theme studio copies makes, on a page, what the studio shows', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  const figure = shown.locator('[data-pair="on-accent on accent, light"]')
  await expect.poll(() => figure.textContent()).toMatch(/\d/)
  const before = await figure.textContent()
  await shown.getByRole('button', { name: '#7a1f5c' }).click()
  // the figures are the theme's that is shown, not the one's before
  await expect.poll(() => figure.textContent()).not.toBe(before)
  await shown.getByLabel('Radius').fill('2')
  await shown.getByLabel('Density').fill('0.8')
  await shown.getByLabel('Font').fill('Georgia, serif')
  await shown.getByText('All pairs have enough (AA).').waitFor()
  await shown.getByRole('button', { name: 'Copy the CSS' }).click()
  await shown.getByText('Copied.').waitFor()
  const css = await copied(page)
  expect(css.split('\n').length).toBeLessThan(10)

  const preview = await shown.locator('iframe').elementHandle()
  const inStudio = await (await preview!.contentFrame())!.evaluate(valuesIn, TOKENS)
  const host = await browser.newPage()
  await host.setContent('<html data-ndt-theme="light"><body>A host</body></html>')
  const plain = await withSheets(host, readPageStyles())
  expect(await withSheets(host, css)).toEqual(inStudio)
  expect(plain.filter((value, at) => value === inStudio[at])).toEqual([])
})

test('a theme that was made stays when the toolbar changes', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  await shown.getByRole('button', { name: '#7a1f5c' }).click()
  await shown.getByText('--ndt-accent: #7a1f5c;').waitFor()
  await page.getByRole('button', { name: 'Light or dark' }).first().click()
  await page.getByRole('option', { name: 'Dark' }).click()
  await shown.locator('html[data-ndt-theme="dark"]').waitFor()
  expect(await shown.getByText('--ndt-accent: #7a1f5c;').count()).toBe(1)
  await page.close()
})

test('a theme that was made is there at the next visit, and over every state', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  await shown.getByRole('button', { name: '#7a1f5c' }).click()
  await shown.getByRole('link', { name: 'See every state in it' }).click()
  await shown.getByRole('searchbox', { name: 'Find a state' }).fill('saved panel no courses')
  await shown.getByRole('link', { name: 'No Courses', exact: true }).click()
  const card = shown.locator('ndt-saved-panel .card')
  const accent = () =>
    card.evaluate(card => getComputedStyle(card).getPropertyValue('--ndt-accent').trim())
  await expect.poll(accent).toBe('#7a1f5c')
  await page.goto(studio)
  await shown.getByText('--ndt-accent: #7a1f5c;').waitFor()
  await shown.getByRole('button', { name: 'Begin anew' }).click()
  await shown.getByText('nothing to set').waitFor()
  await page.reload()
  await shown.getByText('nothing to set').waitFor()
  await page.context().close()
})

test('what is no font is refused in words, and its line is not written', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  const font = shown.getByLabel('Font')
  const css = shown.locator('pre:visible')
  const refused = shown.getByText('is no font that CSS knows')
  for (const written of [
    ...['"Foo', 'Foo"Bar', 'url(x)', '12px Arial', 'Georgia /*', '\\'],
    ...['Georgia; color: red', 'Georgia } a {', 'Georgia,'],
  ]) {
    await font.fill(written)
    await refused.waitFor()
    expect(await font.getAttribute('aria-invalid'), written).toBe('true')
    expect(await css.textContent(), written).toContain('nothing to set')
  }
  for (const written of ['"Foo"', 'Georgia /* ours */, serif', 'inherit', 'var(--brand)']) {
    await font.fill(written)
    await css.getByText(`--ndt-font: ${written};`).waitFor()
    expect(await refused.count(), written).toBe(0)
  }
  await page.context().close()
})

test('the preview is a phone once there is no room for more, unless a width was chosen', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  const pressed = shown.getByRole('group', { name: 'Width' }).locator('[aria-pressed="true"]')
  await pressed.getByText('Desktop').waitFor()
  await page.setViewportSize({ width: 375, height: 900 })
  await pressed.getByText('Phone').waitFor()
  await shown.getByRole('button', { name: 'Tablet' }).click()
  await page.setViewportSize({ width: 1280, height: 900 })
  await shown.locator('iframe').and(shown.locator('[style*="800px"]')).waitFor()
  expect(await pressed.textContent()).toBe('Tablet')
  await page.context().close()
})

test.each([375, 800, 1280])('at %i px Tab goes through the studio as the eye does', async width => {
  const { page, shown } = await openStorybook(browser, studio, width)
  await shown.getByRole('group', { name: 'Width' }).waitFor()
  const stops = shown.locator('.studio :is(input, select, button, a, pre, iframe)')
  const boxes = await stops.evaluateAll(all => all.map(each => each.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(15)
  const above = boxes.filter(({ bottom, left }, at) => {
    const before = boxes[at - 1] ?? { top: 0, right: Infinity }
    return bottom <= before.top && left < before.right
  })
  expect(above).toEqual([])
  await page.context().close()
})

test('that a theme was copied is said of that theme alone', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  await shown.getByRole('button', { name: '#7a1f5c' }).click()
  await shown.getByRole('button', { name: 'Copy the CSS' }).click()
  await shown.getByText('Copied.').waitFor()
  await shown.getByRole('button', { name: '#2f5bd0' }).click()
  await shown.getByText('--ndt-accent: #2f5bd0;').waitFor()
  expect(await shown.getByText('Copied.').count()).toBe(0)
  await page.context().close()
})

test('pairs with too little contrast are counted as one says it', async () => {
  const { page, shown } = await openStorybook(browser, studio)
  await shown.getByRole('button', { name: '#7a1f5c' }).click()
  await shown.getByText('All pairs have enough (AA).').waitFor()
  const frame = (await (await shown.locator('iframe').elementHandle())!.contentFrame())!
  const worsen = async (token: string, to: string, radius: string) => {
    await frame.addStyleTag({ content: `[data-ndt-theme] { --ndt-${token}: var(--ndt-${to}) }` })
    await shown.getByLabel('Radius').fill(radius)
  }
  await worsen('control-line', 'surface', '3')
  await shown.getByText('1 pair has too little.').waitFor()
  await worsen('on-scope', 'scope-grid', '4')
  await shown.getByText('4 pairs have too little.').waitFor()
  await page.context().close()
})

test('the contrast that is shown of each pair is that of its painted colours', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story&id=foundations-colour--colour`)
  await page.locator('[data-pair]').first().waitFor()
  await page.evaluate(axeSource)
  const shown = await page.evaluate(() => {
    interface Colours {
      commons: {
        color: {
          Color: new () => { parseString(text: string): void }
          getContrast(ground: object, text: object): number
        }
      }
    }
    const { color } = (globalThis as unknown as { axe: Colours }).axe.commons
    const parsed = (text: string) => {
      const made = new color.Color()
      made.parseString(text)
      return made
    }
    return [...document.querySelectorAll<HTMLElement>('[data-pair]')].map(said => {
      const style = getComputedStyle(said.previousElementSibling!)
      const isLine = style.outlineStyle === 'solid'
      const text = parsed(isLine ? style.outlineColor : style.color)
      return {
        pair: said.dataset['pair']!,
        said: parseFloat(said.textContent),
        computed: color.getContrast(parsed(style.backgroundColor), text),
      }
    })
  })
  expect(shown.length).toBeGreaterThan(40)
  // a painted colour has whole numbers of red, green and blue
  expect(shown.filter(({ said, computed }) => Math.abs(said / computed - 1) > 0.02)).toEqual([])
})

async function withSheets(page: Page, content: string): Promise<string[]> {
  await page.addStyleTag({ content })
  return page.evaluate(valuesIn, TOKENS)
}
