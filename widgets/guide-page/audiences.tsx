import { useId, type ReactNode } from 'react'
import type { Guide } from '../../src/guides'
import { useStyles } from '../../src/index'
import { AudienceTabs } from './audience-tabs'
import css from './audiences.css'
import { guidePageTexts } from './guide-page.texts'

interface AudiencesProps {
  audiences: Guide['guideForDetails']['tabsData']
  /** The call to action below each text. */
  children: ReactNode
}

/** Whom the guide is for (R257, R258). */
export function Audiences({ audiences, children }: AudiencesProps) {
  useStyles(css)
  const t = guidePageTexts()
  const id = useId()
  return (
    <section className="guide-page__band guide-page__band--raised">
      <div className="guide-page__in guide-page__audiences">
        <h2 className="guide-page__heading" id={id}>
          {t.audiences}
        </h2>
        <AudienceTabs id={id} audiences={audiences}>
          {children}
        </AudienceTabs>
      </div>
    </section>
  )
}
