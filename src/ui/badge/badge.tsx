import type { ReactNode } from 'react'
import css from './badge.css'
import { useStyles } from '../host'

/** A short word on the state of what it stands beside. */
export function Badge({ tone, children }: { tone?: 'accent'; children: ReactNode }) {
  useStyles(css)
  return <span className={`badge ${tone ? `badge--${tone}` : ''}`}>{children}</span>
}
