import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useHost } from '../host'
import { useLazyPart } from '../lazy-part'
import type { MenuContent } from './types'

interface MenuProps {
  /** Names the button and the menu. */
  label: string
  /** The look of the button. */
  className: string
  /** What the button shows. */
  children: ReactNode
  /** What the menu holds, asked for whenever it opens. */
  content: () => MenuContent | Promise<MenuContent>
}

/**
 * A button that opens a menu: arrows, Home, End and letters move, Escape closes (APG menu button).
 *
 * The menu itself loads when a pointer or the focus first reaches the button.
 *
 * @key Enter, Space, Arrow Down - open the menu at its first entry, of choices at the chosen one
 * @key Arrow Up - opens it at its last entry, of choices at the chosen one
 * @key Arrow Down, Arrow Up, Home, End, a letter - move in the menu
 * @key Enter, Space - choose the entry
 * @key Escape - closes the menu; the focus goes back to the button
 * @key Tab - closes the menu and goes on
 */
export function Menu({ label, className, children, content }: MenuProps) {
  const host = useHost()
  const control = useRef<HTMLButtonElement>(null)
  const isUp = useRef(false)
  const { part, open, reach, close } = useLazyPart(async () => {
    const [{ MenuList }, filled] = await Promise.all([import('./lazy/menu-list'), content()])
    // the visitor may have gone on in the meantime
    return host.root.activeElement === control.current ? { MenuList, ...filled } : undefined
  })

  function onKeyDown(event: KeyboardEvent) {
    if (part) return
    isUp.current = event.key === 'ArrowUp'
    if (!isUp.current && event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }

  function onClick() {
    // Safari gives a pressed button no focus
    control.current!.focus({ preventScroll: true })
    // no arrow key comes by here
    isUp.current = false
    if (part) close()
    else void open()
  }

  return (
    <>
      <button
        ref={control}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={!!part}
        onPointerEnter={() => reach()}
        onFocus={() => reach()}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <span className="sr">{label}</span>
        <span className="menu-face" aria-hidden="true">
          {children}
        </span>
      </button>
      {part && (
        <part.MenuList {...part} {...{ label, control }} isUp={isUp.current} onClose={close} />
      )}
    </>
  )
}
