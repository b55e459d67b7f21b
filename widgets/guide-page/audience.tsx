import type { ReactNode } from 'react'
import type { Guide } from '../../src/guides'

interface AudienceProps {
  id: string
  /** The id of its tab. */
  tab: string
  audience: Guide['guideForDetails']['tabsData'][number]
  isSelected: boolean
  /** Whether it is the one in view; another is until it has faded out. */
  isShown: boolean
  isAway: boolean
  children: ReactNode
}

/**
 * One audience: its text, between two pictures on each side (R257).
 *
 * Assistive technology has the selected one at once, before the other has faded out (Q83).
 */
export function Audience({
  id,
  tab,
  audience,
  isSelected,
  isShown,
  isAway,
  children,
}: AudienceProps) {
  const { topLeftImage, bottomLeftImage, topRightImage, bottomRightImage } = audience
  const away = isAway ? 'is-away' : ''
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={tab}
      className={isShown ? `guide-page__audience ${away}` : 'guide-page__next sr'}
      hidden={!isSelected && !isShown}
      inert={!isSelected}
    >
      {[topLeftImage, bottomLeftImage, topRightImage, bottomRightImage].map((image, corner) => (
        <img
          key={corner}
          className="guide-page__picture"
          src={image}
          alt=""
          width="240"
          height="160"
          loading="lazy"
        />
      ))}
      <div className="guide-page__about">
        <h3 dir="auto">{audience.name}</h3>
        <p className="guide-page__lead" dir="auto">
          {audience.description}
        </p>
        {children}
      </div>
    </div>
  )
}
