import { useEffect, useState } from 'react'

/** Milliseconds in which the old tab fades out. */
const OUT = 300
/** Milliseconds before the new one fades in. */
const PAUSE = 50

/** Swaps what is shown after it has faded out, at once where motion is reduced (R258, Q83). */
export function useFade(selected: number): { shown: number; isAway: boolean } {
  const [shown, setShown] = useState(selected)
  const [isSwapped, setSwapped] = useState(false)

  useEffect(() => {
    if (selected === shown) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(selected)
    const timer = setTimeout(() => {
      setShown(selected)
      setSwapped(true)
    }, OUT)
    return () => clearTimeout(timer)
  }, [selected, shown])

  useEffect(() => {
    if (!isSwapped) return
    const timer = setTimeout(() => setSwapped(false), PAUSE)
    return () => clearTimeout(timer)
  }, [isSwapped])

  return { shown, isAway: selected !== shown || isSwapped }
}
