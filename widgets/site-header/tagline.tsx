import { useState } from 'react'
import { texts, useStyles } from '../../src/index'
import css from './tagline.css'

const english = {
  companies: 'NDT Companies',
  jobs: 'NDT Jobs',
  webinars: 'NDT Webinars',
  courses: 'NDT Courses',
  articles: 'NDT Articles',
  notes: 'NDT Application Notes',
  pause: 'Pause the tagline',
}

/**
 * What the portal holds, one kind at a time: a cycle of 15 s in steps of 2.5 s (R20, R21).
 *
 * It stops under the pointer, on focus, and for good when pressed (WCAG 2.2.2).
 */
export function Tagline() {
  useStyles(css)
  const t = texts('site-header', english)
  const [isPaused, setPaused] = useState(false)
  const steps = [t.companies, t.jobs, t.webinars, t.courses, t.articles, t.notes]
  return (
    <button
      type="button"
      className="site-header__tagline"
      aria-pressed={isPaused}
      aria-label={`${t.pause}: ${steps.join(', ')}`}
      onClick={() => setPaused(!isPaused)}
    >
      <span className="site-header__tagline-ticks" aria-hidden="true">
        {steps.map(step => (
          <i key={step} />
        ))}
      </span>
      <span className="site-header__tagline-window" aria-hidden="true">
        <span className="site-header__tagline-list">
          {[...steps, steps[0]].map((step, index) => (
            <span key={index}>{step}</span>
          ))}
        </span>
      </span>
    </button>
  )
}
