import { useLayoutEffect, useState } from 'react'

/** Rows that are drawn in one go: the usual page, and not so many that the page stands still. */
const STEP = 10
/** Milliseconds after which a frame comes late. */
const LATE = 20

/**
 * How many rows of a page to draw by now: some more each frame, as many again while no frame comes late; and all
 * again when they are read anew.
 */
export function useInSteps(place: unknown, total: number): number {
  const [drawn, setDrawn] = useState({ place, count: STEP, at: 0 })
  const count = drawn.place === place ? drawn.count : STEP

  // an effect after the paint would have every other frame go by
  useLayoutEffect(() => {
    if (count >= total) return
    const frame = requestAnimationFrame(at =>
      setDrawn({ place, count: count + (at - drawn.at < LATE ? count : STEP), at }),
    )
    return () => cancelAnimationFrame(frame)
  }, [place, count, total, drawn])

  return count
}
