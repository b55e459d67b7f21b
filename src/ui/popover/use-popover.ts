import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useHost } from '../host'
import { stayNear } from './stay-near'
import { usePlaced } from './use-placed'

interface Popover {
  popover: RefObject<HTMLElement | null>
  /** What it stands at. */
  control: RefObject<HTMLElement | null>
  /** What opened it, and gets the focus back; where it is not the control itself. */
  opener?: RefObject<HTMLElement | null>
  onClose: () => void
  /** Hears a press outside, in place of `onClose`. */
  onPress?: (() => void) | undefined
}

/**
 * Shows a popover as long as it is drawn; a press outside closes it, and so does a window in which
 * what opened it is out of sight.
 *
 * A manual one: an automatic one closes under the pointer that presses its opener, and the click
 * then opens it again. Gives what closes it by the Escape key, and hands the focus back.
 */
export function usePopover({
  popover,
  control,
  opener = control,
  onClose,
  onPress = onClose,
}: Popover) {
  const { root } = useHost()
  /** The press that comes is of a pointer, which was heard; VoiceOver's, in Safari, has none. */
  const isPointer = useRef(false)
  usePlaced({ isOpen: true, popover, control })

  useLayoutEffect(() => {
    const press = (event: Event) => {
      const isKnown = event.type === 'mousedown' && isPointer.current
      isPointer.current = event.type === 'pointerdown'
      if (isKnown) return
      const path = event.composedPath()
      if (!path.includes(popover.current!) && !path.includes(opener.current!)) onPress()
    }
    addEventListener('pointerdown', press)
    addEventListener('mousedown', press)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('mousedown', press)
    }
  }, [popover, opener, onPress])

  useLayoutEffect(() => {
    const opened = opener.current!
    const sizes = new ResizeObserver(() => {
      if (opened.checkVisibility()) return
      stayNear(root, opened)
      onClose()
    })
    sizes.observe(opened)
    return () => sizes.disconnect()
  }, [root, opener, onClose])

  return (
    event: Pick<
      KeyboardEvent,
      'key' | 'keyCode' | 'defaultPrevented' | 'preventDefault' | 'stopPropagation'
    >,
  ) => {
    // 229: a key of a word that is being composed
    if (event.key !== 'Escape' || event.defaultPrevented || event.keyCode === 229) return
    // the dialog around it stays open
    event.preventDefault()
    event.stopPropagation()
    opener.current!.focus()
    onClose()
  }
}
