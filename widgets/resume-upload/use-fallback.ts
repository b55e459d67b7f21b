import { useLayoutEffect, useRef } from 'react'
import { useHost } from '../../src/index'

/**
 * Takes over what was chosen in the page's own field before this one came, and keeps that field out of the form: of
 * two of one name, PHP takes the last, which would be empty. Where this one goes, the page's is back.
 */
export function useFallback(take: (file: File) => void): void {
  const { element } = useHost()
  const first = useRef(take)
  useLayoutEffect(() => {
    const theirs = [...element.querySelectorAll('input')].filter(field => !field.disabled)
    const chosen = theirs.find(({ files }) => files?.length)?.files![0]
    for (const field of theirs) field.disabled = true
    if (chosen) first.current(chosen)
    return () => theirs.forEach(field => (field.disabled = false))
  }, [element])
}
