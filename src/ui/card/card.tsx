import type { ReactNode } from 'react'
import css from './card.css'
import { useStyles } from '../host'

interface SurfaceProps {
  label?: string
  /** Data are on their way. */
  busy?: boolean
  className?: string
  children: ReactNode
}

/**
 * A raised surface without a head.
 *
 * @csspart card - the card
 */
export function Surface({ label, busy, className = '', children }: SurfaceProps) {
  useStyles(css)
  return (
    <section part="card" className={`card ${className}`} aria-label={label} aria-busy={busy}>
      {children}
    </section>
  )
}

interface CardProps {
  title: string
  /** Controls at the end of the head. */
  actions?: ReactNode
  footer?: ReactNode
  busy?: boolean
  className?: string
  children: ReactNode
}

/** A titled panel. */
export function Card({ title, actions, footer, children, ...rest }: CardProps) {
  return (
    <Surface label={title} {...rest}>
      <header className="card__head">
        <h2 className="card__title">{title}</h2>
        {actions}
      </header>
      {children}
      {footer && <footer className="card__foot">{footer}</footer>}
    </Surface>
  )
}

/** Named values, one under the other where narrow, side by side where wide. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  useStyles(css)
  return (
    <dl className="kv">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
