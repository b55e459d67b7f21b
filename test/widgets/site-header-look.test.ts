import { describe, expect, test } from 'vitest'
import { keyframes, styleAt } from './style'

const header = 'widgets/site-header/site-header.css'
const tagline = 'widgets/site-header/tagline.css'

describe('R21 the tagline', () => {
  const style = styleAt(tagline, 1280)
  const [cycle, steps] = [15, 6]

  /** What the list's keyframes say at a second of the cycle; undefined while it moves on. */
  function shiftAt(second: number): string | undefined {
    const percent = (second / cycle) * 100
    const frames = keyframes(tagline, 'site-header-tagline', 'transform')
    const before = frames.filter(([offset]) => offset <= percent).at(-1)!
    const after = frames.find(([offset]) => offset >= percent)!
    return before[1] === after[1] ? before[1] : undefined
  }

  test('has a cycle of 15 s that never ends', () => {
    const animation = style('.site-header__tagline-list', 'animation')
    expect(animation).toMatch(/^site-header-tagline 15s .*infinite$/)
  })

  test('shows each of its six steps for 2.5 s', () => {
    const shifts = Array.from({ length: steps }, (_, step) => {
      const start = (step * cycle) / steps
      return [0.05, 1, 2].map(seconds => shiftAt(start + seconds))
    })
    expect(shifts).toEqual(
      [
        'none',
        'translateY(-20px)',
        'translateY(-40px)',
        'translateY(-60px)',
        'translateY(-80px)',
        'translateY(-100px)',
      ].map(shift => Array(3).fill(shift)),
    )
  })

  test('moves by the height of a step', () => {
    expect(style('.site-header__tagline-list > span', 'block-size')).toBe('20px')
    expect(style('.site-header__tagline-window', 'block-size')).toBe('20px')
  })

  test('lights one tick after the other, 2.5 s apart', () => {
    expect(style('.site-header__tagline-ticks > i', 'animation')).toMatch(/ 15s .*infinite$/)
    const delays = [2, 3, 4, 5, 6].map(nth =>
      style(`.site-header__tagline-ticks > :nth-child(${nth})`, 'animation-delay'),
    )
    expect(delays).toEqual(['2.5s', '5s', '7.5s', '10s', '12.5s'])
  })
})

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
  [719, 1],
  [1199, 2],
  [1200, 3],
])('R29 at %i px the dashboard has columns: %i', (width, columns) => {
  const template = styleAt('demo/assets/dashboard.css', width)(
    '.dashboard',
    'grid-template-columns',
  )
  expect(template!.replaceAll(/\([^)]*\)/g, '').split(' ')).toHaveLength(columns)
})
