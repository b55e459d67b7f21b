import { useState } from 'react'
import { keep, keptOf, type Kept } from './kept'

/** What is kept of a list on this device, and what keeps more of it; it holds here, whether or not the device takes it. */
export function useKept(list: string) {
  const [kept, setKept] = useState(() => keptOf(list))
  return {
    kept,
    keep(change: Kept): boolean {
      setKept({ ...kept, ...change })
      return keep(list, change)
    },
  }
}
