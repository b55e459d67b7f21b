import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { drawn } from '../support/drawn'
import { contrastAt, paintedAt, pairs, ratio, unthemed, type Pair } from './contrast'
import './foundations.css'
import { colours, shadows } from './tokens'

export default { tags: ['!autodocs'] } satisfies Meta

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Every colour in both themes, and the contrast of whatever is read on it. */
export const Colour: StoryObj = { name: 'colour', render: () => drawn(<Colours />) }

function Colours() {
  return (
    <div className="foundation">
      <h1>Colour</h1>
      <p>
        All come from the tokens. Text has 4.5:1 and lines 3:1 or more, whatever the accent: the
        words on it are made lighter or darker until they have.
      </p>
      <h2>Text and its ground</h2>
      <ThemedTable
        rows={[...pairs, ...unthemed].map(pair => [`${pair.text} on ${pair.ground}`, pair])}
        cell={(pair, theme) => <Reading pair={pair} theme={theme} />}
      />
      <h2>All colours</h2>
      <ThemedTable
        rows={colours.map(name => [name, name])}
        cell={(name, theme) => <Swatch name={name} theme={theme} />}
      />
      <h2>Shadows</h2>
      <ThemedTable
        rows={shadows.map(name => [name, name])}
        cell={(name, theme) => (
          <div className="foundation__stage" data-ndt-theme={theme}>
            <div className="foundation__raised" style={{ boxShadow: `var(--ndt-${name})` }} />
          </div>
        )}
      />
    </div>
  )
}

interface ThemedTableProps<R> {
  rows: [name: string, row: R][]
  cell: (row: R, theme: Theme) => ReactNode
}

function ThemedTable<R>({ rows, cell }: ThemedTableProps<R>) {
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <th>light</th>
          <th>dark</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, row]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {themes.map(theme => (
              <td key={theme}>{cell(row, theme)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A text on its ground, and the contrast that this gives. */
function Reading({ pair, theme }: { pair: Pair; theme: Theme }) {
  const [place, contrast] = useMeasured(contrastAt, pair)
  const isLine = pair.least === 3
  const style = isLine
    ? { outline: `2px solid var(--ndt-${pair.text})`, background: `var(--ndt-${pair.ground})` }
    : { color: `var(--ndt-${pair.text})`, background: `var(--ndt-${pair.ground})` }
  return (
    <div className="foundation__stage" data-ndt-theme={theme} ref={place}>
      <span className="foundation__reading" style={style}>
        {isLine ? '' : 'Weld 12'}
      </span>
      <span data-pair={`${pair.text} on ${pair.ground}, ${theme}`}>
        {contrast !== undefined && ratio(contrast)}
      </span>{' '}
      <strong>{contrast !== undefined && grade(contrast, pair.least)}</strong>
    </div>
  )
}

function grade(contrast: number, least: number): string {
  if (contrast < least) return 'too little'
  return contrast >= 7 ? 'AAA' : 'AA'
}

function Swatch({ name, theme }: { name: string; theme: Theme }) {
  const [place, painted] = useMeasured(paintedAt, name)
  const hex = painted?.map(byte => byte.toString(16).padStart(2, '0')).join('')
  const alpha = painted && painted[3]!
  return (
    <div className="foundation__stage" data-ndt-theme={theme} ref={place}>
      <span className="foundation__swatch" style={{ background: `var(--ndt-${name})` }} />
      <code>{hex && `#${hex.slice(0, 6)}`}</code>
      {alpha !== undefined && alpha < 255 && `covers ${Math.round(alpha / 2.55)} %`}
    </div>
  )
}

/** What is to be read of an element, once it stands. */
function useMeasured<A, T>(measure: (element: Element, what: A) => T, what: A) {
  const place = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<T>()
  useLayoutEffect(() => setMeasured(measure(place.current!, what)), [measure, what])
  return [place, measured] as const
}
