import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany } from './company'
import { openDashboard } from './dashboard'

/** Runs in a page: how far the ground of an element is from what stands behind it, and its ring. */
const standsOut = (of: Locator) =>
  of.evaluate(element => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    const light = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(byte => {
        const part = byte / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05
    }
    const { backgroundColor, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const behind = light(getComputedStyle(element.closest('[popover]')!).backgroundColor)
    const contrast = (one: number) => Math.max(one / behind, behind / one)
    return {
      ground: contrast(light(backgroundColor)),
      ring: outlineStyle === 'solid' && outlineWidth === '2px' ? contrast(light(outlineColor)) : 1,
    }
  })

test.each(['light', 'dark'] as const)(
  'in the %s theme the option that Enter would take is told from the others, by a ring of 3:1 (WCAG 1.4.11)',
  async theme => {
    const page = await openDashboard({ theme })
    await page.getByRole('button', { name: 'Edit Professional Information' }).click()
    const field = page.getByRole('combobox', { name: 'Professions' })
    await field.and(page.locator('[aria-controls]')).click()
    await page.getByRole('option').first().waitFor()
    await field.press('ArrowDown')
    const active = page.locator('.combobox__row.is-active')
    await active.waitFor()
    const { ground, ring } = await standsOut(active)
    expect(ground).toBeGreaterThan(1.1)
    expect(ring).toBeGreaterThan(3)
  },
)

test.each(['light', 'dark'] as const)(
  'in the %s theme the entry of a menu that the pointer is over is told from the others',
  async theme => {
    const page = await openCompany('/company/products', 'ndt-product-table', { theme })
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    const entry = page.getByRole('menuitem').last()
    await entry.hover()
    expect((await standsOut(entry)).ground).toBeGreaterThan(1.1)
  },
)
