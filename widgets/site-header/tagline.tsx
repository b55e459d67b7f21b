import { useEffect, useRef, useState } from 'react'
import { useStyles } from '../../src/index'
import css from './tagline.css'
import { siteHeaderTexts } from './site-header.texts'

/** Milliseconds that a step stays. */
const STEP = 2500
/** Where it stops. */
const held = ':hover, :focus-visible'
/** How many there are. */
const STEPS = 6

/**
 * What the portal holds, one kind at a time: a cycle of 15 s in steps of 2.5 s (R20, R21).
 *
 * It stops under the pointer, on focus, behind a dialog, and for good when pressed (WCAG 2.2.2), and
 * where nobody sees it. A step is one frame: each one of a movement would cost a page at rest as much again.
 */
export function Tagline() {
  useStyles(css)
  const t = siteHeaderTexts()
  const [isPaused, setPaused] = useState(false)
  const [shown, setShown] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const steps = [t.companies, t.jobs, t.webinars, t.courses, t.articles, t.notes]

  useEffect(() => {
    if (isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const { current } = button
      const isSeen = !document.hidden && current!.getBoundingClientRect().bottom >= 0
      // a finger leaves its last place hovered
      const isHeld = current!.matches(matchMedia('(hover)').matches ? held : ':focus-visible')
      const isBehind = document.querySelector('[data-ndt-modal]')
      if (isSeen && !isHeld && !isBehind) setShown(step => (step + 1) % STEPS)
    }, STEP)
    return () => clearInterval(timer)
  }, [isPaused])

  const classOf = (step: number) => (step === shown ? 'is-shown' : undefined)
  return (
    <button
      ref={button}
      type="button"
      className="site-header__tagline"
      aria-pressed={isPaused}
      aria-label={`${t.pause}: ${steps.join(', ')}`}
      onClick={() => setPaused(!isPaused)}
    >
      <span className="site-header__tagline-ticks" aria-hidden="true">
        {steps.map((text, step) => (
          <i key={text} className={classOf(step)} />
        ))}
      </span>
      <span className="site-header__tagline-window" aria-hidden="true">
        {steps.map((text, step) => (
          <span key={text} className={classOf(step)}>
            {text}
          </span>
        ))}
      </span>
    </button>
  )
}
