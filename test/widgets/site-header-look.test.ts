import { describe, expect, test } from 'vitest'
import { styleAt } from './style'

const header = 'widgets/site-header/site-header.css'

describe.each([
  [375, true],
  [767, true],
  [768, false],
  [1280, false],
])('at %i px', (width, isNarrow) => {
  const style = styleAt(header, width)

  test('R24 Q22 the search is in the row below 768 px, behind an icon from there on', () => {
    expect(style('.site-header__search', 'display')).toBe(isNarrow ? 'flex' : 'none')
    expect(style('.site-header .site-header__wide', 'display')).toBe(
      isNarrow ? 'none' : 'inline-flex',
    )
  })

  test('R24 the icon brings the search out, and goes', () => {
    const out = '.site-header.is-searching .site-header__search'
    expect(style(out, 'display')).toBe(isNarrow ? undefined : 'flex')
    expect(style(`${out}-icon`, 'display')).toBe(isNarrow ? undefined : 'none')
  })

  test('R26 Q23 List Your Company is a bar at the lower edge below 768 px', () => {
    expect(style('.site-header__list', 'display')).toBe(isNarrow ? 'flex' : 'none')
    expect(style('.site-header__list', 'position')).toBe('fixed')
    expect(style('.site-header__list', 'inset-block-end')).toBe('0')
  })
})

test.each([
  [767, 1],
  [768, 2],
  [1199, 2],
  [1200, 3],
])('R29 at %i px the dashboard has columns: %i', (width, columns) => {
  const template = styleAt('demo/assets/dashboard.css', width)(
    '.dashboard',
    'grid-template-columns',
  )
  expect(template!.replaceAll(/\([^)]*\)/g, '').split(' ')).toHaveLength(columns)
})
