import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openCompany } from '../pages/company'
import { openProfile } from '../pages/company-profile'
import { openDashboard } from '../pages/dashboard'
import { openGuides } from '../pages/guides'

const force = (page: Page) => page.emulateMedia({ forcedColors: 'active' })

/** What of an element the colours of the system leave: its ground, and the line before it. */
const looksOf = async (all: Locator) => {
  await all.first().waitFor()
  return all.evaluateAll(each =>
    each
      .map(one => getComputedStyle(one))
      .map(({ backgroundColor, borderInlineStartColor }) => ({
        backgroundColor,
        borderInlineStartColor,
      })),
  )
}

test('with the colours of the system the chosen audience of a guide has a ground of its own', async () => {
  const page = await openGuides()
  await force(page)
  const [chosen, ...others] = await looksOf(page.getByRole('tab'))
  expect(others).toHaveLength(5)
  expect(others.map(each => each.backgroundColor)).not.toContain(chosen!.backgroundColor)
})

test('with the colours of the system what is chosen among the preferences has a ground of its own', async () => {
  const page = await openDashboard()
  await force(page)
  const dialog = await openFromMenu(page, 'Preferences')
  const [chosen] = await looksOf(dialog.getByRole('button', { name: 'Jobs', pressed: true }))
  const [other] = await looksOf(dialog.getByRole('button', { name: 'Articles', pressed: false }))
  expect(chosen!.backgroundColor).not.toBe(other!.backgroundColor)
})

test('with the colours of the system the button of a password that is shown has a ground of its own', async () => {
  const page = await openDashboard()
  await force(page)
  const dialog = await openFromMenu(page, 'Change Password')
  const shows = dialog.getByRole('button', { name: /^Show/ })
  await shows.first().click()
  const [shown, hidden] = await looksOf(shows)
  expect(shown!.backgroundColor).not.toBe(hidden!.backgroundColor)
})

test('with the colours of the system the section in view has a line of its own', async () => {
  const page = await openProfile()
  await force(page)
  const [chosen, ...others] = await looksOf(page.locator('.company-profile__nav > a'))
  expect(others).toHaveLength(3)
  expect(others.map(each => each.borderInlineStartColor)).not.toContain(
    chosen!.borderInlineStartColor,
  )
})

test('with the colours of the system a skill has an edge', async () => {
  const page = await openDashboard()
  await force(page)
  const width = (chip: Element) => getComputedStyle(chip).borderTopWidth
  expect(await page.locator('ndt-job-profile-card .chip:visible').first().evaluate(width)).toBe(
    '1px',
  )
})

/** What a colour of the system comes to. */
const colourOf = (page: Page, name: string) =>
  page.evaluate(name => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = name
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

test('with the colours of the system what turns while something is saved is seen to turn', async () => {
  const page = await openDashboard()
  await force(page)
  const sides = await page.locator('ndt-saved-panel .ndt').evaluate(root => {
    const spin = root.appendChild(document.createElement('span'))
    spin.className = 'spin'
    const { borderTopColor, borderBottomColor } = getComputedStyle(spin)
    return [borderTopColor, borderBottomColor]
  })
  expect(sides[0]).not.toBe(sides[1])
})

test.each([
  { touch: false, reducedMotion: true },
  { touch: true, width: 375, reducedMotion: true },
])(
  'with the colours of the system a switch is drawn in them, and has no edge: %o',
  async visitor => {
    const page = await openCompany('/company/services', 'ndt-service-table', visitor)
    await force(page)
    const looks = (isOn: boolean) =>
      page
        .getByRole('switch', { checked: isOn })
        .first()
        .evaluate(button => {
          const parts = ['::before', '::after'].map(part => getComputedStyle(button, part))
          const { borderLeftColor, borderLeftWidth } = getComputedStyle(button)
          return [
            ...parts.map(each => each.backgroundColor),
            borderLeftWidth === '0px' || borderLeftColor,
          ]
        })
    const [canvas, off, on] = [
      await colourOf(page, 'Canvas'),
      await colourOf(page, 'CanvasText'),
      await colourOf(page, 'Highlight'),
    ]
    const edge = visitor.touch ? canvas : true
    await page.getByRole('switch', { checked: true }).first().waitFor()
    expect(await looks(true)).toEqual([on, canvas, edge])
    expect(await looks(false)).toEqual([off, canvas, edge])
  },
)

test('with the colours of the system the page that is shown has the ring of the focus', async () => {
  const page = await openCompany('/company/products', 'ndt-product-table')
  await force(page)
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  const current = page.locator('.pager__page[aria-current]')
  for (let n = 0; n < 9 && !(await current.evaluate(each => each.matches(':focus'))); n++) {
    await page.keyboard.press('Shift+Tab')
  }
  expect(await current.evaluate(each => getComputedStyle(each).outlineWidth)).toBe('2px')
})
