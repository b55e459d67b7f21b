import { useCallback, useRef, useState } from 'react'

/** Milliseconds for which nothing is said before the same words again. */
const PAUSE = 100

/** What is said of files; the same words once more are heard once they were gone. */
export function useSaid() {
  const [said, setSaid] = useState('')
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((words: string) => {
    clearTimeout(again.current)
    setSaid(before => (before === words ? '' : words))
    again.current = setTimeout(setSaid, PAUSE, words)
  }, [])
  return [said, say] as const
}
