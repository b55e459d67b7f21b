import { useEffect, useState } from 'react'
import { contrastAt, pairs, ratio } from '../foundations/contrast'

/** What an accent, or the ground of a page, decides. */
const shownPairs = pairs.filter(({ text }) => !/^(danger|success|warning)/.test(text))
const themes = ['light', 'dark'] as const

interface ContrastsProps {
  /** The page that has the theme. */
  shown: Document | undefined
  css: string
}

/** The contrast that a theme gives, in light and dark, as it is painted. */
export function Contrasts({ shown, css }: ContrastsProps) {
  const [contrasts, setContrasts] = useState<number[][]>([])
  useEffect(() => {
    if (shown) setContrasts(themes.map(theme => contrastsIn(shown, theme)))
  }, [shown, css])
  const poor = shownPairs.filter(({ least }, at) => contrasts.some(column => column[at]! < least))
  return (
    <section aria-labelledby="studio-contrast">
      <h2 id="studio-contrast">Contrast</h2>
      <p role="status">{contrasts.length > 0 && saidOf(poor.length)}</p>
      <table>
        <thead>
          <tr>
            <th>pair</th>
            {themes.map(theme => (
              <th key={theme}>{theme}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownPairs.map(({ text, ground, least }, at) => (
            <tr key={text + ground}>
              <th scope="row">
                {text} on {ground}
              </th>
              {themes.map((theme, column) => {
                const contrast = contrasts[column]?.[at]
                return (
                  <td key={theme} data-pair={`${text} on ${ground}, ${theme}`}>
                    {contrast !== undefined && ratio(contrast)}
                    {contrast !== undefined && contrast < least && ' too little'}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function saidOf(poor: number): string {
  if (!poor) return 'All pairs have enough (AA).'
  return poor === 1 ? '1 pair has too little.' : `${poor} pairs have too little.`
}

function contrastsIn(page: Document, theme: string): number[] {
  const place = page.body.appendChild(page.createElement('div'))
  place.dataset['ndtTheme'] = theme
  const found = shownPairs.map(pair => contrastAt(place, pair))
  place.remove()
  return found
}
