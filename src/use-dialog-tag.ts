import { createElement, useEffect, useRef, useState, type ReactNode } from 'react'

/** An element whose dialog a card can open. */
interface DialogElement extends HTMLElement {
  show(): void
}

/**
 * Renders a dialog's tag beside the control that opens it, from the first opening on.
 *
 * The loader finds the tag in our shadow root, brings its chunk, and reports one that it has not.
 */
export function useDialogTag(tag: `ndt-${string}`): {
  open: (attributes?: Record<string, string | number>) => void
  dialog: ReactNode
} {
  const element = useRef<DialogElement>(null)
  const [opening, setOpening] = useState<{
    attributes?: Record<string, string | number>
    key: number
  }>()

  useEffect(() => {
    if (!opening) return
    let isLatest = true
    void customElements.whenDefined(tag).then(() => isLatest && element.current?.show())
    return () => void (isLatest = false)
  }, [tag, opening])

  return {
    // where its chunk did not come, a new element has the loader ask again
    open: attributes =>
      setOpening(({ key } = { key: 0 }) => ({
        attributes,
        key: key + +!customElements.get(tag),
      })),
    dialog:
      opening && createElement(tag, { ...opening.attributes, key: opening.key, ref: element }),
  }
}
