import type { ReactNode } from 'react'
import { useStyles } from '../ui/host'
import css from './hero.css'

interface HeroProps {
  title: string
  lead?: string
  /** The picture beside the text; it is decorative. */
  image?: string
  /** Buttons or links. */
  children: ReactNode
}

/** The head of a guide's page and of the guides' list (R246, R254). */
export function Hero({ title, lead, image, children }: HeroProps) {
  useStyles(css)
  return (
    <section className="guide-hero">
      <div className="guide-hero__in">
        <div className="guide-hero__text">
          <h1 className="guide-hero__title" dir="auto">
            {title}
          </h1>
          {lead && (
            <p className="guide-hero__lead" dir="auto">
              {lead}
            </p>
          )}
          {children}
        </div>
        {image && (
          <img
            className="guide-hero__picture"
            src={image}
            alt=""
            width="560"
            height="372"
            decoding="sync"
          />
        )}
      </div>
    </section>
  )
}
