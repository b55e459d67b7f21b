import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { fitted, frameOf, watchWidth, windows } from '../../stories/studio/stage'
import { globalTypes } from '../toolbar'
import { useDocs } from './docs-page'
import { Said } from './said'

/** The widths that a state can be looked at in; that of the page is 0. */
const widths = { ...windows, Full: 0 }

/** The width that a state is about; none for most. */
function ownWidth({ storyGlobals }: PreparedStory): number | undefined {
  const { value } = storyGlobals['viewport'] ?? {}
  return { phone: widths.Phone, wide: widths.Desktop }[String(value)]
}

/** Every state of a screen as a list, and the chosen one beside it: one frame, whatever their number. */
export function States({ stories }: { stories: PreparedStory[] }) {
  const { globals } = useDocs()
  const [shown, setShown] = useState(stories[0]!)
  const [asked, setAsked] = useState(widths.Full)
  const [own, setOwn] = useState(() => ownWidth(shown))
  const width = own ?? asked
  const isPainted = useIsPainted()
  const { description, story } = shown.parameters['docs'] ?? {}
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => watchWidth(place.current!, setRoom), [])
  const { stage, frame } = fitted({ width, height: parseInt(story?.height ?? '420'), room })
  const look = Object.keys(globalTypes)
    .map(menu => `${menu}:${globals[menu]}`)
    .join(';')

  function choose(state: PreparedStory) {
    setShown(state)
    setOwn(ownWidth(state))
  }

  function widen(to: number) {
    setAsked(to)
    setOwn(undefined)
  }

  return (
    <section className="states" aria-label="States">
      <ul className="states__list">
        {stories.map(one => (
          <li key={one.id}>
            <button aria-pressed={one === shown} onClick={() => choose(one)}>
              {one.name}
            </button>
          </li>
        ))}
      </ul>
      <div className="states__stage">
        <div className="states__bar">
          <strong>{shown.name}</strong>
          <span className="states__widths" role="group" aria-label="Width">
            {Object.entries(widths).map(([name, value]) => (
              <button key={name} aria-pressed={value === width} onClick={() => widen(value)}>
                {name}
              </button>
            ))}
          </span>
          <a href={`./?path=/story/${shown.id}`}>Open with controls</a>
        </div>
        {description?.story && (
          <p className="states__about">
            <Said text={description.story} />
          </p>
        )}
        <div ref={place} style={stage}>
          <iframe
            key={shown.id + look}
            title={`State: ${shown.name}`}
            src={isPainted ? frameOf(shown.id, look) : undefined}
            style={frame}
          />
        </div>
      </div>
    </section>
  )
}

/** Whether the page has been drawn once: a frame is a whole page of its own, and waits until its words can be read. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setIsPainted(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
