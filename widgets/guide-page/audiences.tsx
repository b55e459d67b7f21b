import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Guide } from '../../src/guides'
import { useStyles } from '../../src/index'
import { Audience } from './audience'
import css from './audiences.css'
import { tabOf } from './tab-keys'
import { useFade } from './use-fade'
import { guidePageTexts } from './guide-page.texts'

interface AudiencesProps {
  audiences: Guide['guideForDetails']['tabsData']
  /** The call to action below each text. */
  children: ReactNode
}

/** Whom the guide is for: one tab an audience (R257, R258). */
export function Audiences({ audiences, children }: AudiencesProps) {
  useStyles(css)
  const t = guidePageTexts()
  const id = useId()
  const [selected, setSelected] = useState(0)
  const { shown, isAway } = useFade(selected)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = tabOf(event, selected, audiences.length)
    if (next === undefined) return
    event.preventDefault()
    setSelected(next)
    const tab = event.currentTarget.children[next] as HTMLElement
    tab.focus()
    tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <section className="guide-page__band guide-page__band--raised">
      <div className="guide-page__in guide-page__audiences">
        <h2 className="guide-page__heading" id={id}>
          {t.audiences}
        </h2>
        <div className="guide-page__tabs" role="tablist" aria-labelledby={id} onKeyDown={onKeyDown}>
          {audiences.map(({ slug, name }, index) => (
            <button
              key={slug}
              type="button"
              role="tab"
              id={`${id}-tab-${slug}`}
              aria-controls={`${id}-${slug}`}
              aria-selected={index === selected}
              tabIndex={index === selected ? 0 : -1}
              className="guide-page__tab"
              dir="auto"
              onClick={() => setSelected(index)}
            >
              {name}
            </button>
          ))}
        </div>
        {audiences.map((audience, index) => (
          <Audience
            key={audience.slug}
            id={`${id}-${audience.slug}`}
            tab={`${id}-tab-${audience.slug}`}
            audience={audience}
            isSelected={index === selected}
            isShown={index === shown}
            isAway={isAway}
          >
            {children}
          </Audience>
        ))}
      </div>
    </section>
  )
}
