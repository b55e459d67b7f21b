import { useEffect, useLayoutEffect } from 'react'
import { useHost, useMethods, type Host } from '../ui/host'

/** What every dialog tag has: `open`, `show()`, `close()`, and the page's own button in `slot="trigger"`. */
export interface DialogWidget {
  close: () => void
}

/**
 * Opens and closes a dialog tag; its `open` property is the one truth.
 *
 * The attribute is the page's own wish. A dialog that a visitor opened does not get it: what makes a
 * page like the server's HTML, as Turbo and idiomorph do, would take it off, and what is typed with it.
 *
 * The tag fires `ndt-open` and `ndt-close`.
 */
export function useDialogWidget(open: boolean): DialogWidget {
  const host = useHost()
  const close = () => toggle(host, false)
  useMethods({ show: () => toggle(host, true), close })

  // once closed, the page can wish it again
  useLayoutEffect(() => {
    if (!open) host.element.removeAttribute('open')
  }, [host, open])
  useEffect(() => {
    host.reveal(true)
    // the page's button; a link in it works without JavaScript
    const trigger = host.root.querySelector<HTMLSlotElement>('slot[name=trigger]')!

    function onClick(event: MouseEvent) {
      // a link opens in a new tab or window as everywhere
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      toggle(host, true)
    }

    trigger.addEventListener('click', onClick)
    return () => trigger.removeEventListener('click', onClick)
  }, [host])

  useEffect(() => {
    if (!open) return
    const detail = { tag: host.element.localName }
    host.emit('ndt-open', detail)
    // also where the tag leaves the page
    return () => void host.emit('ndt-close', detail)
  }, [host, open])

  return { close }
}

function toggle(host: Host, open: boolean): void {
  const element: HTMLElement & { open?: boolean } = host.element
  element.open = open
  if (!open) element.removeAttribute('open')
}
