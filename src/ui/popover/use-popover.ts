import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react'
import { usePlaced } from './use-placed'

interface Popover {
  popover: RefObject<HTMLElement | null>
  /** What it stands at. */
  control: RefObject<HTMLElement | null>
  /** What opened it, and gets the focus back; where it is not the control itself. */
  opener?: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Shows a popover as long as it is drawn; a press outside closes it.
 *
 * A manual one: an automatic one closes under the pointer that presses its opener, and the click
 * then opens it again. Gives what closes it by the Escape key, and hands the focus back.
 */
export function usePopover({ popover, control, opener = control, onClose }: Popover) {
  usePlaced({ isOpen: true, popover, control })

  useLayoutEffect(() => {
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(popover.current!) && !path.includes(opener.current!)) onClose()
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [popover, opener, onClose])

  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // the dialog around it stays open
    event.preventDefault()
    event.stopPropagation()
    opener.current!.focus()
    onClose()
  }
}
