import { useLayoutEffect, type RefObject } from 'react'
import { isInOrAround, usePopover } from '../../ui/popover'
import type { PanelProps } from '../panel-button'

/** The code of a key that belongs to a word that is being composed, Escape too. */
const COMPOSED = 229

interface Panel extends PanelProps {
  box: RefObject<HTMLElement | null>
  /** Hears a press elsewhere, which closes it. */
  onPress?: () => void
  /** The focus goes on and leaves it open, with something in it that would be lost. */
  stays?: () => boolean
}

/**
 * Shows a panel at its button. Left by keyboard, whichever way, it does not stay over what has the focus then; a press
 * elsewhere and Escape, from wherever, close it too.
 */
export function usePanel({ box, button, onClose, onPress, stays }: Panel): void {
  const onEscape = usePopover({ popover: box, control: button, onClose, onPress })

  useLayoutEffect(() => {
    const life = new AbortController()
    const { signal } = life
    const isOurs = (at: Node) => button.current!.contains(at) || isInOrAround(at, box.current!)
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (!(to instanceof Node) || isOurs(to)) return
      // once what is wrong in it is drawn
      setTimeout(() => box.current && !stays?.() && onClose())
    }
    for (const part of [box, button]) {
      part.current!.addEventListener('focusout', leave, { signal })
      // from here it goes no further: what the page has around the list stays open
      part.current!.addEventListener('keydown', onEscape, { signal })
    }
    const escape = ({ key, keyCode, defaultPrevented }: KeyboardEvent) =>
      key === 'Escape' && keyCode !== COMPOSED && !defaultPrevented && onClose()
    addEventListener('keydown', escape, { signal })
    return () => life.abort()
  })
}
