import { createElement, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useHost, watchFocus } from './ui/host'
import { sayLost } from './ui/lazy-part'

/** An element whose dialog a card can open. */
interface DialogElement extends HTMLElement {
  show(): void
}

/** The last press of the page on something that opens a dialog: one that comes late opens for no other. */
let latest: unknown

/**
 * Renders a dialog's tag beside the control that opens it, from the first opening on.
 *
 * The loader finds the tag in our shadow root, brings its chunk, and reports one that it has not, which is said.
 */
export function useDialogTag(tag: `ndt-${string}`): {
  open: (attributes?: Record<string, string | number>) => void
  dialog: ReactNode
} {
  const { root } = useHost()
  const element = useRef<DialogElement>(null)
  const [opening, setOpening] = useState<{
    attributes?: Record<string, string | number>
    key: number
  }>()

  // before the tag's file can fail
  useLayoutEffect(() => {
    if (!opening) return
    latest = opening
    const heed = ({ detail }: CustomEvent<{ tag: string }>) =>
      detail.tag === tag && latest === opening && !customElements.get(tag) && sayLost(root)
    addEventListener('ndt-error', heed)
    return () => removeEventListener('ndt-error', heed)
  }, [tag, opening, root])

  // once what was pressed has the focus, which Safari gives to no button
  useEffect(() => {
    if (!opening) return
    const hasGoneOn = watchFocus(root)
    void customElements
      .whenDefined(tag)
      .then(() => latest === opening && !hasGoneOn() && element.current?.show())
  }, [tag, opening, root])

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
