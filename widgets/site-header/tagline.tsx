import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useStyles } from '../../src/index'
import css from './tagline.css'
import { siteHeaderTexts } from './site-header.texts'

/** Milliseconds that a step stays. */
const STEP = 2500

/**
 * What the portal holds, one kind at a time: a cycle of 15 s in steps of 2.5 s (R20, R21).
 *
 * It stops under the pointer, on focus, and for good when pressed (WCAG 2.2.2), and where nobody sees
 * it. A step is one frame: each one of a movement would cost a page at rest as much again.
 */
export function Tagline() {
  useStyles(css)
  const t = siteHeaderTexts()
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const [shown, setShown] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const steps = [t.companies, t.jobs, t.webinars, t.courses, t.articles, t.notes]
  const count = steps.length
  const runs = !isPaused && !isHeld

  useEffect(() => {
    if (!runs || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const isSeen = !document.hidden && button.current!.getBoundingClientRect().bottom >= 0
      if (isSeen) setShown(step => (step + 1) % count)
    }, STEP)
    return () => clearInterval(timer)
  }, [runs, count])

  const hold = ({ currentTarget }: SyntheticEvent) =>
    setHeld(currentTarget.matches(':hover, :focus-visible'))
  const classOf = (step: number) => (step === shown ? 'is-shown' : undefined)
  return (
    <button
      ref={button}
      type="button"
      className="site-header__tagline"
      aria-pressed={isPaused}
      aria-label={`${t.pause}: ${steps.join(', ')}`}
      onClick={() => setPaused(!isPaused)}
      onMouseEnter={hold}
      onMouseLeave={hold}
      onFocus={hold}
      onBlur={hold}
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
