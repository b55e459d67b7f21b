import type { MouseEvent } from 'react'
import { check, Icon } from '../../icons'
import type { MenuItem } from '../types'

/** One entry of a menu: a link, an action, or a choice. */
export function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, href, onSelect, checked, apart } = item
  const className = `mi ${apart ? 'mi--apart' : ''}`
  const content = (
    <>
      {icon && <Icon path={icon} />}
      {label}
      {checked && <Icon path={check} />}
    </>
  )
  if (href) {
    // a router of the page has led on, once everybody has heard of the press
    const follow = (event: MouseEvent) => setTimeout(() => event.defaultPrevented && close())
    return (
      <a role="menuitem" tabIndex={-1} className={className} href={href} onClick={follow}>
        {content}
      </a>
    )
  }
  const choose = () => {
    close()
    onSelect?.()
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      onClick={choose}
    >
      {content}
    </button>
  )
}
