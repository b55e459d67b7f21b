import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Dialog } from '../dialog'
import { useHost } from '../host'
import { stayNear } from '../popover'
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
    return () => void (opener && stayNear(root, opener))
  }, [root])
  return (
    <Dialog open drawer title={title} onClose={onClose}>
      {children}
      <span ref={inside} hidden />
    </Dialog>
  )
}
