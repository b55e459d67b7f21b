import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useStyles } from './host'
import css from './menu.css'
import { MenuEntry, type MenuItem } from './menu-entry'
import { menuKey } from './menu-keys'
import { place } from './place'

/** What a menu holds. */
export interface MenuContent {
  head?: ReactNode
  items: MenuItem[]
}

interface MenuListProps extends MenuContent {
  label: string
  control: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/**
 * An open menu in the top layer.
 *
 * The popover is a manual one: an automatic one closes under the pointer that presses its button,
 * and the click then opens it again.
 */
export function MenuList({ label, head, items, control, onClose }: MenuListProps) {
  useStyles(css)
  const list = useRef<HTMLDivElement>(null)
  const entries = () => [...list.current!.querySelectorAll<HTMLElement>('.mi')]

  useLayoutEffect(() => {
    const move = () => place(list.current!, control.current!)
    list.current!.showPopover()
    move()
    const all = entries()
    ;(all.find(entry => entry.ariaChecked === 'true') ?? all[0])?.focus()
    addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('resize', move)
    return () => {
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', move)
    }
  }, [control])

  useLayoutEffect(() => {
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(list.current!) && !path.includes(control.current!)) onClose()
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [control, onClose])

  function close() {
    control.current!.focus()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // the dialog around the menu stays open
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') close()
    else menuKey(event, entries())
  }

  return (
    <div ref={list} popover="manual" className="pop" onKeyDown={onKeyDown}>
      {head && <div className="pop__head">{head}</div>}
      <div role="menu" aria-label={label}>
        {items.map(item => (
          <MenuEntry key={item.label} item={item} close={close} />
        ))}
      </div>
    </div>
  )
}
