import { useRef } from 'react'
import type { Guide } from '../../src/guides'
import { useStyles } from '../../src/index'
import { useScrollProgress } from './use-scroll-progress'
import css from './walk-away.css'
import scroll from './walk-away.scroll.css'
import { guidePageTexts } from './guide-page.texts'

/** What one walks away with: a list that scrolling reveals point by point (R259-R261). */
export function WalkAway({ knowledge }: { knowledge: Guide['knowledgeDetails'] }) {
  useStyles(css)
  useStyles(scroll)
  const t = guidePageTexts()
  const section = useRef<HTMLElement>(null)
  useScrollProgress(section)
  return (
    <section className="guide-page__scroll" ref={section}>
      <div className="guide-page__pin">
        <div className="guide-page__in guide-page__two">
          <img
            className="guide-page__picture guide-page__picture--knowledge"
            loading="lazy"
            src={knowledge.image}
            alt=""
            width="520"
            height="416"
          />
          <div>
            <h2 className="guide-page__heading">{t.takeaways}</h2>
            <ol className="guide-page__takeaways">
              {knowledge.bulletPoints.map(({ id, heading, desc }) => (
                <li key={id}>
                  <h3 dir="auto">{heading}</h3>
                  <p dir="auto">{desc}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  )
}
