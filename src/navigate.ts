import type { Host } from './ui/host'

/** Leaves the page, unless a listener of `ndt-navigate` takes over; says whether it leaves. */
export function navigate(host: Host, url: string, { replace = false } = {}): boolean {
  const isLeaving = host.emit('ndt-navigate', { url, replace })
  if (isLeaving) location[replace ? 'replace' : 'assign'](url)
  return isLeaving
}

/**
 * A link of a widget's own that is followed in this tab is left to a listener of `ndt-navigate` as well.
 *
 * What is pressed has the focus, in Safari and by a screen reader's click too, which give it none:
 * a dialog would find nowhere to give it back. A field that the page put into the tag keeps it.
 */
export function follow(host: Host, event: MouseEvent): void {
  const at = (event.target as Element).closest<HTMLAnchorElement>('a,button')
  if (!(host.root.activeElement || host.element.querySelector(':focus')))
    at?.focus({ preventScroll: true })
  const url = at?.getAttribute('href')
  // a router leads to pages: no mail, no call
  const isPage = /^http/.test(`${at?.protocol}`) && url![0] !== '#'
  if (!isPage || at!.target || at!.download || !host.root.contains(at)) return
  const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  if (!host.emit('ndt-navigate', { url: url!, replace: false })) event.preventDefault()
}
