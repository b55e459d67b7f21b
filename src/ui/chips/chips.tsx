import type { ReactNode } from 'react'
import css from './chips.css'
import { useStyles } from '../host'

/** Chosen entries; `-` where there are none (R35). */
export function Chips({ options }: { options: { id: number | null; name: string }[] }) {
  useStyles(css)
  if (!options.length) return <>-</>
  return (
    <ul className="chips">
      {options.map(({ name }) => (
        <li key={name} className="chip" dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** A short word on the state of what it stands beside. */
export function Badge({ tone, children }: { tone?: 'accent'; children: ReactNode }) {
  useStyles(css)
  return <span className={`badge ${tone ? `badge--${tone}` : ''}`}>{children}</span>
}
