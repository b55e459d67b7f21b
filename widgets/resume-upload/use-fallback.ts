import { useLayoutEffect, useRef } from 'react'
import { useHost } from '../../src/index'

/** What was taken from which field; once the tag is out of the page, without what it still held. */
const taken = new WeakMap<HTMLInputElement, File>()

/**
 * Takes over what was chosen in the page's own field before this one came, and keeps that field out of the form: of
 * two of one name, PHP takes the last, which would be empty. Where this one goes, the page's is back, with what is
 * `held` of it.
 */
export function useFallback(take: (file: File) => void, held: File | undefined): void {
  const { element } = useHost()
  const latest = useRef({ take, held })
  latest.current = { take, held }
  useLayoutEffect(() => {
    const theirs = new Set<HTMLInputElement>()
    function takeFrom(field: HTMLInputElement) {
      field.disabled = true
      theirs.add(field)
      const chosen = field.files?.[0]
      // once: what was chosen or removed since has the last word
      if (!chosen || taken.get(field) === chosen) return
      taken.set(field, chosen)
      latest.current.take(chosen)
    }
    function takeOver() {
      for (const field of element.querySelectorAll('input')) if (!field.disabled) takeFrom(field)
    }
    takeOver()
    // its picker was open as this one came
    const hear = ({ target }: Event) => {
      if (theirs.has(target as HTMLInputElement)) takeFrom(target as HTMLInputElement)
    }
    element.addEventListener('change', hear)
    // a morph gives them back what the server wrote
    const changes = new MutationObserver(takeOver)
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      changes.disconnect()
      element.removeEventListener('change', hear)
      for (const field of theirs) {
        field.disabled = false
        if (taken.get(field) === latest.current.held) taken.delete(field)
      }
    }
  }, [element])
}
