import { useState } from 'react'

/** Milliseconds for which nothing is said before the same words again. */
const PAUSE = 100

/** Milliseconds that words stand: they are said by then, and who reads the page finds none of long ago. */
const STAY = 5000

/** What a part says of itself; the same words once more are heard once they were gone. */
export function useSaid() {
  const [said, setSaid] = useState('')
  const [say] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return (words: string) => {
      clearTimeout(timer)
      setSaid(before => (before === words ? '' : words))
      timer = setTimeout(() => {
        setSaid(words)
        timer = setTimeout(setSaid, STAY, '')
      }, PAUSE)
    }
  })
  return [said, say] as const
}
