import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../dialog'
import { useHost } from '../host'
import { followFinger } from './swipe'

interface DrawerProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog at the lower edge of the window, which follows a finger and closes by a swipe. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const { root } = useHost()
  const inside = useRef<HTMLSpanElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => followFinger(inside.current!.closest('dialog')!, () => close.current()), [])
  useLayoutEffect(() => {
    const opener = root.activeElement
    return () => void (opener && requestAnimationFrame(() => stayNear(root, opener)))
  }, [root])
  return (
    <Dialog open drawer title={title} onClose={onClose}>
      {children}
      <span ref={inside} hidden />
    </Dialog>
  )
}

/** In a window that was made wider or turned, what opened the drawer may be out of sight: what stands before it has the focus then. */
function stayNear(root: ShadowRoot, opener: Element): void {
  if (document.activeElement !== document.body || !opener.isConnected) return
  const controls = [...root.querySelectorAll<HTMLElement>('a, button:enabled, input:enabled')]
  const before = controls.slice(0, controls.indexOf(opener as HTMLElement))
  before.findLast(control => control.checkVisibility())?.focus({ preventScroll: true })
}
