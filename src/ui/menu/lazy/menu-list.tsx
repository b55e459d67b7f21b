import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useStyles } from '../../host'
import css from '../menu.css'
import { MenuEntry } from './entry'
import { menuKey } from './keys'
import { usePopover } from '../../popover'
import type { MenuContent } from '../types'

interface MenuListProps extends MenuContent {
  label: string
  control: RefObject<HTMLButtonElement | null>
  /** Opened by the arrow up: the focus goes to the last entry. */
  isUp: boolean
  onClose: () => void
}

/** An open menu in the top layer. */
export function MenuList({ label, head, items, control, isUp, onClose }: MenuListProps) {
  useStyles(css)
  const list = useRef<HTMLDivElement>(null)

  const onEscape = usePopover({ popover: list, control, onClose })

  useLayoutEffect(() => {
    const all = entriesIn(list)
    ;(all.find(entry => entry.ariaChecked === 'true') ?? all.at(isUp ? -1 : 0))?.focus()
  }, [isUp])

  function close() {
    control.current!.focus()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    onEscape(event)
    if (event.key === 'Tab') close()
    else menuKey(event, entriesIn(list))
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

function entriesIn(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...list.current!.querySelectorAll<HTMLElement>('.mi')]
}
