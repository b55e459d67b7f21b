import { useEffect, useState } from 'react'

/** Rows that are drawn in one go: more than are in view. */
const STEP = 20

/**
 * How many rows of a list to draw by now: those in view at once, some more each frame, and always those
 * up to the one that the keys are on. `shown` is what the list is of: another one begins anew.
 */
export function useDrawn(shown: unknown, total: number, active: number): number {
  const [drawn, setDrawn] = useState({ shown, count: STEP })
  const count = Math.max(drawn.shown === shown ? drawn.count : STEP, active + STEP)

  useEffect(() => {
    if (count >= total) return
    const frame = requestAnimationFrame(() => setDrawn({ shown, count: count + STEP }))
    return () => cancelAnimationFrame(frame)
  }, [shown, count, total])

  return count
}
