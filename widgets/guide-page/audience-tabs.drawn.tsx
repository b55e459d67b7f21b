import { Audience } from './audience'
import type { AudienceTabsProps } from './audience-tabs'

/** Without script nothing switches: all audiences are there, and a link to each. */
export function AudienceTabs({ audiences, children }: AudienceTabsProps) {
  return (
    <>
      <div className="guide-page__tabs">
        {audiences.map(({ slug, name }, index) => (
          <a
            key={slug}
            className="guide-page__tab"
            dir="auto"
            href={`#${slug}`}
            aria-current={index === 0 || undefined}
          >
            {name}
          </a>
        ))}
      </div>
      {audiences.map((audience, index) => (
        <Audience
          key={audience.slug}
          audience={audience}
          id={audience.slug}
          className={`guide-page__audience ${index ? 'guide-page__later' : ''}`}
        >
          {children}
        </Audience>
      ))}
    </>
  )
}
