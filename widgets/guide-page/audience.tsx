import type { ComponentProps } from 'react'
import type { Guide } from '../../src/guides'

type AudienceProps = ComponentProps<'div'> & {
  audience: Guide['guideForDetails']['tabsData'][number]
}

/** One audience: its text, between two pictures on each side (R257). */
export function Audience({ audience, children, ...rest }: AudienceProps) {
  const { topLeftImage, bottomLeftImage, topRightImage, bottomRightImage } = audience
  return (
    <div {...rest}>
      {[topLeftImage, bottomLeftImage, topRightImage, bottomRightImage].map((image, corner) => (
        <img
          key={corner}
          className="guide-page__picture"
          loading="lazy"
          src={image}
          alt=""
          width="240"
          height="160"
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
