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
    const theirs = new Set<HTMLInputElement>()
    function takeOver() {
      for (const field of element.querySelectorAll('input')) {
        if (field.disabled) continue
        field.disabled = true
        const chosen = field.files?.[0]
        // once: what was chosen or removed since has the last word
        if (chosen && !theirs.has(field)) first.current(chosen)
        theirs.add(field)
      }
    }
    takeOver()
    // a morph gives them back what the server wrote
    const changes = new MutationObserver(takeOver)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      changes.disconnect()
      theirs.forEach(field => (field.disabled = false))
    }
  }, [element])
}
