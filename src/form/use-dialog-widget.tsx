import { useEffect, useLayoutEffect, useRef } from 'react'
import { useHost, useMethods } from '../ui/host'

/** What every dialog tag has: `open`, `show()`, `close()`, and the page's own button in `slot="trigger"`. */
export interface DialogWidget {
  close: () => void
}

/**
 * Opens and closes a dialog tag; its `open` attribute is the one truth, as with `<dialog>`.
 *
 * The tag fires `ndt-open` and `ndt-close`.
 */
export function useDialogWidget(open: boolean): DialogWidget {
  const host = useHost()
  const wasOpen = useRef(false)
  const show = () => void host.element.toggleAttribute('open', true)
  const close = () => void host.element.toggleAttribute('open', false)
  useMethods({ show, close })

  // a page may have set the property
  useLayoutEffect(() => void host.element.toggleAttribute('open', open), [host, open])
  useEffect(() => host.reveal(true), [host])
  useEffect(() => {
    if (open !== wasOpen.current) {
      host.emit(open ? 'ndt-open' : 'ndt-close', { tag: host.element.localName })
    }
    wasOpen.current = open
  }, [host, open])

  useEffect(() => {
    // the page's button; a link in it works without JavaScript
    const trigger = host.root.querySelector<HTMLSlotElement>('slot[name=trigger]')!

    function onClick(event: MouseEvent) {
      // a link opens in a new tab or window as everywhere
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      host.element.toggleAttribute('open', true)
    }

    trigger.addEventListener('click', onClick)
    return () => trigger.removeEventListener('click', onClick)
  }, [host])

  return { close }
}
