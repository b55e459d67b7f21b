import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { afterPress, Button, Icon, lens, useHost } from '../../src/index'
import { siteHeaderTexts } from './site-header.texts'

interface SearchProps {
  /** Whether the field is out; it always is below 768 px (R24). */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onSearch: (query: string) => void
}

/**
 * The search box: in the row below 768 px, behind an icon from 768 px on (R22-R24).
 *
 * @key Escape - closes the field; the focus goes back to the icon
 */
export function Search({ isOpen, onOpen, onSearch }: SearchProps) {
  const t = siteHeaderTexts()
  const { root } = useHost()
  const field = useRef<HTMLInputElement>(null)
  const icon = useRef<HTMLSpanElement>(null)

  // at once, as Escape may be the next key
  useLayoutEffect(() => {
    if (isOpen) field.current!.focus()
  }, [isOpen])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const query = field.current!.value.trim()
    if (query) onSearch(query)
  }

  function onKeyDown(event: KeyboardEvent) {
    // 229: a key of a word that is being composed
    if (event.key !== 'Escape' || !isOpen || event.keyCode === 229) return
    onOpen(false)
    requestAnimationFrame(() => icon.current!.querySelector('button')!.focus())
  }

  /** An empty field goes, but not with the window, which gives it the focus back. */
  function onBlur() {
    const input = field.current!
    afterPress(root, () => {
      if (isOpen && !input.value && root.activeElement !== input) onOpen(false)
    })
  }

  return (
    <>
      <form className="site-header__search" role="search" onSubmit={onSubmit}>
        <Icon path={lens} />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={t.search}
          placeholder={t.search}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      </form>
      <span ref={icon} className="site-header__wide site-header__search-icon">
        <Button
          kind="ghost"
          icon
          aria-label={t.search}
          aria-expanded={isOpen}
          onClick={() => onOpen(true)}
        >
          <Icon path={lens} className="i--20" />
        </Button>
      </span>
    </>
  )
}
