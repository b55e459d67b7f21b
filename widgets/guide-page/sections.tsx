import type { Guide } from '../../src/guides'
import { check, chevronDown, Icon, useStyles } from '../../src/index'
import { benefits as drawings } from './icons'
import css from './questions.css'
import { guidePageTexts } from './guide-page.texts'

/** What is inside the guide, in five points (R255). */
export function Inside({ inside }: { inside: Guide['insideDetails'] }) {
  return (
    <section className="guide-page__band guide-page__band--raised">
      <div className="guide-page__in guide-page__two">
        <img
          className="guide-page__picture guide-page__picture--inside"
          loading="lazy"
          src={inside.image}
          alt=""
          width="480"
          height="360"
        />
        <div className="guide-page__text">
          {inside.heading && (
            <h2 className="guide-page__heading" dir="auto">
              {inside.heading}
            </h2>
          )}
          <p className="guide-page__lead" dir="auto">
            {inside.description}
          </p>
          <ul className="guide-page__points">
            {inside.bulletPoints.map(point => (
              <li key={point}>
                <Icon path={check} className="i--20" />
                <span dir="auto">{point}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Why one needs the guide, in six benefits (R256). */
export function Benefits({ benefits }: { benefits: Guide['needDetails'] }) {
  const t = guidePageTexts()
  return (
    <section className="guide-page__band">
      <div className="guide-page__in">
        <h2 className="guide-page__heading">{t.need}</h2>
        <ul className="guide-page__benefits">
          {benefits.map(({ id, heading, content }, index) => (
            <li key={id}>
              <Icon path={drawings[index % drawings.length]!} className="guide-page__drawing" />
              <h3 dir="auto">{heading}</h3>
              <p dir="auto">{content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Questions and answers; one is open at a time, the first to begin with (R263). */
export function Questions({ questions }: { questions: Guide['faqs'] }) {
  useStyles(css)
  const t = guidePageTexts()
  return (
    <section className="guide-page__band guide-page__band--raised">
      <div className="guide-page__in guide-page__in--narrow">
        <h2 className="guide-page__heading">{t.questions}</h2>
        <div className="guide-page__questions">
          {questions.map(({ id, question, answer }, index) => (
            <details key={id} name="guide-questions" open={index === 0}>
              <summary>
                <h3 dir="auto">{question}</h3>
                <Icon path={chevronDown} />
              </summary>
              <p dir="auto">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
