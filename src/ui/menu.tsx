import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useHost } from './host'
import type { MenuContent, MenuList } from './menu-list'

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

interface Opened extends MenuContent {
  List: typeof MenuList
}

/**
 * A button that opens a menu: arrows, Home, End and letters move, Escape closes (APG menu button).
 *
 * The menu itself loads when a pointer or the focus first reaches the button.
 */
export function Menu({ label, className, children, content }: MenuProps) {
  const host = useHost()
  const control = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened>()

  async function prepare(): Promise<Opened> {
    const [{ MenuList }, filled] = await Promise.all([import('./menu-list'), content()])
    return { List: MenuList, ...filled }
  }

  /** Ahead of the press, which tells when it does not come. */
  function reach() {
    prepare().catch(() => {})
  }

  async function open() {
    try {
      setOpened(await prepare())
    } catch (error) {
      host.report(error, 'load')
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || opened) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <button
        ref={control}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={!!opened}
        onPointerEnter={reach}
        onFocus={reach}
        onKeyDown={onKeyDown}
        onClick={() => (opened ? setOpened(undefined) : open())}
      >
        <span className="sr">{label}</span>
        <span className="menu-face" aria-hidden="true">
          {children}
        </span>
      </button>
      {opened && (
        <opened.List
          label={label}
          {...opened}
          control={control}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
