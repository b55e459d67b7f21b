import { useEffect, useRef, useState } from 'react'
import type { Guide } from '../../src/guides'
import { Button } from '../../src/index'
import { guideListTexts } from './guide-list.texts'
import { STEP, Tile } from './tile'

/** The guides as cards, six at a time; the button goes when nothing is left (R248, Q80). */
export function Grid({ guides }: { guides: Guide[] }) {
  const t = guideListTexts()
  const [count, setCount] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)

  // the button may be gone: whoever pressed it goes on at the first card that came
  useEffect(() => {
    if (count > STEP) list.current?.querySelectorAll('a')[count - STEP]?.focus()
  }, [count])

  return (
    <>
      <ul className="guide-list__grid" ref={list}>
        {guides.slice(0, count).map(guide => (
          <li key={guide.slug}>
            <Tile guide={guide} />
          </li>
        ))}
      </ul>
      {count < guides.length && (
        <p className="guide-list__more">
          <Button size="lg" onClick={() => setCount(count + STEP)}>
            {t.more}
          </Button>
        </p>
      )}
    </>
  )
}
