import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openCompany, showCompany } from '../pages/company'
import { openDashboard } from '../pages/dashboard'
import { settle } from '../pages/support'

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

/** The colour of what an element shows, and the pointer over it. */
const lookOf = (of: Locator) =>
  of.evaluate(element => {
    const { color, backgroundColor, borderTopColor, cursor } = getComputedStyle(element)
    return { colours: [color, backgroundColor, borderTopColor].join(), cursor }
  })

test('a feature that is the first looks as if it went up no further', async () => {
  const edit = '/company/products/edit/portable-64-128-phased-array-flaw-detector'
  const page = await openCompany(edit, 'ndt-product-form')
  const ups = page.locator('.features__buttons > :first-child')
  await ups.nth(1).waitFor()
  const [first, second] = [await lookOf(ups.first()), await lookOf(ups.nth(1))]
  expect(await ups.first().isDisabled()).toBe(true)
  expect(first.cursor).toBe('not-allowed')
  expect(first.colours).not.toBe(second.colours)
})

test('the tick of all rows looks off where there is none', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  const all = page.getByRole('checkbox', { name: 'Select all rows' })
  const on = await lookOf(all)
  await showCompany(page, '/company/products?name=none-of-that-name', 'ndt-product-table')
  expect(await all.isDisabled()).toBe(true)
  const off = await lookOf(all)
  expect(off.cursor).toBe('not-allowed')
  expect(off.colours).not.toBe(on.colours)
})

test.each(['Export', 'View'])('%s shows that it is pressed', async name => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  const button = page.getByRole('button', { name, exact: true })
  await button.hover()
  await settle(page)
  const over = await lookOf(button)
  await page.mouse.down()
  await settle(page)
  expect((await lookOf(button)).colours).not.toBe(over.colours)
})

test('the line about the portal looks pressed while it stands still', async () => {
  const page = await openDashboard()
  const line = page.locator('.site-header__tagline')
  const before = await lookOf(line)
  await line.click()
  expect(await line.getAttribute('aria-pressed')).toBe('true')
  expect((await lookOf(line)).colours).not.toBe(before.colours)
})

test('the trace over a profile is in its token’s colour', async () => {
  const page = await openDashboard()
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--ndt-scope-trace', 'rgb(1, 2, 3)'),
  )
  const trace = await page.locator('ndt-profile-card .ndt').evaluate(root => {
    // as where nothing is lacking
    const band = root.appendChild(document.createElement('div'))
    band.className = 'profile-card__band'
    const { backgroundColor, maskImage, webkitMaskImage } = getComputedStyle(band, '::after')
    return { backgroundColor, mask: maskImage || webkitMaskImage }
  })
  expect(trace.backgroundColor).toBe('rgb(1, 2, 3)')
  expect(trace.mask).toContain('svg')
})
