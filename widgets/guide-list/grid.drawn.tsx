import type { Guide } from '../../src/guides'
import { Button } from '../../src/index'
import { guideListTexts } from './guide-list.texts'
import { STEP, Tile } from './tile'

/** Without script no more come: all guides are there. */
export function Grid({ guides }: { guides: Guide[] }) {
  const t = guideListTexts()
  return (
    <>
      <ul className="guide-list__grid">
        {guides.map((guide, index) => (
          <li key={guide.slug} className={index < STEP ? undefined : 'guide-list__later'}>
            <Tile guide={guide} />
          </li>
        ))}
      </ul>
      {STEP < guides.length && (
        <p className="guide-list__more">
          <Button size="lg">{t.more}</Button>
        </p>
      )}
    </>
  )
}
