import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Guide } from '../../src/guides'
import { Audience } from './audience'
import { tabOf } from './tab-keys'
import { useFade } from './use-fade'

/** The audiences, as tabs and where a server draws. */
export interface AudienceTabsProps {
  /** The id of what says what the tabs are. */
  id: string
  audiences: Guide['guideForDetails']['tabsData']
  children: ReactNode
}

/**
 * One tab an audience.
 *
 * Assistive technology has the selected one at once, before the other has faded out (Q83).
 *
 * @key Arrow Left, Arrow Right, Home, End - choose another tab
 */
export function AudienceTabs({ id, audiences, children }: AudienceTabsProps) {
  const [selected, setSelected] = useState(0)
  const { shown, isAway } = useFade(selected)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = tabOf(event, selected, audiences.length)
    if (next === undefined) return
    event.preventDefault()
    ;(event.currentTarget.children[next] as HTMLElement).click()
  }

  return (
    <>
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
            onClick={({ currentTarget: tab }) => {
              setSelected(index)
              tab.focus()
              tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }}
          >
            {name}
          </button>
        ))}
      </div>
      {audiences.map((audience, index) => (
        <Audience
          key={audience.slug}
          audience={audience}
          role="tabpanel"
          id={`${id}-${audience.slug}`}
          aria-labelledby={`${id}-tab-${audience.slug}`}
          className={
            index === shown
              ? `guide-page__audience ${isAway ? 'is-away' : ''}`
              : 'guide-page__next sr'
          }
          hidden={index !== selected && index !== shown}
          inert={index !== selected}
        >
          {children}
        </Audience>
      ))}
    </>
  )
}
