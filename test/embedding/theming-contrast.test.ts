import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pairs, unthemed, type Pair } from '../../stories/foundations/contrast'
import { below, styled } from './token-page'

/** What a theme's texts have at least, and what is switched off; '' is none. */
const THEMES = {
  '': { text: 4.5 },
  default: { text: 4.5 },
  'bootstrap-3': { text: 4.5 },
  'high-contrast': { text: 7, off: 4.5 },
}

/** A page is as its own scheme is, or as its attribute says on a system that is otherwise. */
const PAGES = (['light', 'dark'] as const).flatMap(theme =>
  [false, true].map(isSaid => ({ theme, isSaid })),
)

/** The note in a box for files, on its ground while the pointer is over it. */
const note: Pair = {
  text: /\.file__note \{[^}]* color: var\(--ndt-([a-z-]+)\)/.exec(
    readFileSync('src/ui/file/file.css', 'utf8'),
  )![1]!,
  ground: 'accent-soft',
  least: 4.5,
}

const on = (ground: string, texts: string[], least = 4.5): Pair[] =>
  texts.map(text => ({ text, ground, least }))

const off = ['fill-disabled', 'surface'].flatMap(ground => on(ground, ['text-disabled']))

/** Borders that say what a box is about, and those on the dark panels and in toasts. */
const LINES = [
  ...['', 'danger-', 'success-', 'warning-', 'accent-'].flatMap(role =>
    on('surface', [`${role}line`]),
  ),
  ...on('surface', ['line-strong', 'control-line']),
  ...on('canvas', ['line']),
  ...on('scope', ['scope-line']),
  ...on('inverse', ['inverse-line']),
]

const least = (pairs: Pair[], least: number) => pairs.map(pair => ({ ...pair, least }))

describe.each(PAGES)('$theme, by its attribute: $isSaid', page => {
  test('in high contrast borders are as plain as text', async () => {
    expect(await below(await themed(page, 'high-contrast'), least(LINES, 7))).toEqual([])
  })

  test.each(Object.entries(THEMES))('the theme %s reads well', async (theme, asked) => {
    const seen = await below(await themed(page, theme), [
      ...pairs.map(pair => ({ ...pair, least: pair.least > 3 ? asked.text : 3 })),
      ...unthemed,
      ...('off' in asked ? least(off, asked.off) : []),
    ])
    expect(seen).toEqual([])
  })
})

test.each(['light', 'dark'] as const)(
  'in the %s, one accent gives shades that read well, whatever its colour',
  async theme => {
    const page = await styled(theme)
    const poor: string[] = []
    for (const accent of accents()) {
      await page.evaluate(accent => {
        document.documentElement.style.setProperty('--ndt-accent', accent)
      }, accent)
      const ofAccent = [...pairs.filter(({ text }) => text.includes('accent')), note]
      poor.push(...(await below(page, ofAccent)).map(pair => `${accent}: ${pair}`))
    }
    expect(poor).toEqual([])
  },
)

/** A page with a theme, light or dark by either way. */
async function themed({ theme, isSaid }: (typeof PAGES)[number], name: string) {
  const system = isSaid === (theme === 'dark') ? 'light' : 'dark'
  const page = await styled(system, name === '' ? [] : [`themes/${name}.css`])
  if (isSaid) {
    await page.evaluate(theme => (document.documentElement.dataset['ndtTheme'] = theme), theme)
  }
  return page
}

/** Colours of brands: all round the wheel, deep and light, the brightest that a screen has, such as let the ground
    through, those of wide screens, and the greys. */
function accents(): string[] {
  const hues = Array.from({ length: 12 }, (_, step) => step * 30)
  const wheel = hues.flatMap(hue => [20, 35, 50, 65, 80].map(light => `hsl(${hue} 80% ${light}%)`))
  const brightest = hues.map(hue => `hsl(${hue} 100% 50%)`)
  const through = hues.flatMap(hue =>
    [0.2, 0.5, 0.8].map(alpha => `hsl(${hue} 80% 30% / ${alpha})`),
  )
  const wide = [
    ...['1 0 0', '0 1 0', '0 0 1', '1 1 0', '0 1 1', '1 0 1'].map(
      rgb => `color(display-p3 ${rgb})`,
    ),
    ...['0.7 0.3 150', '0.8 0.35 110', '0.6 0.35 30', '0.5 0.37 264'].map(lch => `oklch(${lch})`),
  ]
  const greys = ['#000000', '#777777', '#ffffff', 'transparent']
  return [...wheel, ...brightest, ...through, ...wide, ...greys]
}
