import { useLayoutEffect, useState } from 'react'

/** Rows that are drawn in one go: the usual page, and not so many that the page stands still. */
const STEP = 10

/** How many rows of a page to draw by now: some more each frame, and all again when they are read anew. */
export function useInSteps(place: unknown, total: number): number {
  const [drawn, setDrawn] = useState({ place, count: STEP })
  const count = drawn.place === place ? drawn.count : STEP

  // an effect after the paint would have every other frame go by
  useLayoutEffect(() => {
    if (count >= total) return
    const frame = requestAnimationFrame(() => setDrawn({ place, count: count + STEP }))
    return () => cancelAnimationFrame(frame)
  }, [place, count, total])

  return count
}
