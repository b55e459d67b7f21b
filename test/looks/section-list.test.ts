import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProfile } from '../pages/company-profile'

const THEMES = ['default', 'bootstrap-3', 'high-contrast']

test.each(['light', 'dark'] as const)(
  'in the %s, in each theme, the section in view has a bar of its own',
  async theme => {
    const page = await openProfile({ theme })
    await page.locator('.company-profile__nav > [aria-current]').waitFor()
    expect(await leastContrast(page)).toBeGreaterThan(3)
    for (const name of THEMES) {
      await wear(page, name)
      expect(await leastContrast(page), name).toBeGreaterThan(3)
    }
    await wear(page)
    await page.emulateMedia({ contrast: 'more' })
    expect(await leastContrast(page)).toBeGreaterThan(3)
  },
)

/** Puts on a theme in the place of the one before. */
async function wear(page: Page, name?: string): Promise<void> {
  const css = name ? readFileSync(`dist/themes/${name}.css`, 'utf8') : ''
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, css)
}

/** How well the bar of the section in view is told from those of the others, as painted. */
function leastContrast(page: Page): Promise<number> {
  return page.locator('.company-profile__nav > a').evaluateAll(links => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    const luminanceOf = (link: Element) => {
      context.fillStyle = getComputedStyle(link).borderInlineStartColor
      context.fillRect(0, 0, 1, 1)
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(byte => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05
    }
    const current = luminanceOf(links.find(link => link.matches('[aria-current]'))!)
    const others = links.filter(link => !link.matches('[aria-current]')).map(luminanceOf)
    return Math.min(...others.map(other => Math.max(other, current) / Math.min(other, current)))
  })
}
