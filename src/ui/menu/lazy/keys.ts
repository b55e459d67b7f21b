import type { KeyboardEvent } from 'react'

/** Moves the focus among the entries of an open menu as the ARIA practices have it. */
export function menuKey(event: KeyboardEvent, entries: HTMLElement[]): void {
  // a shortcut of the browser's, such as Ctrl+P
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const entry = (event.target as HTMLElement).closest<HTMLElement>('.mi')!
  // browsers press a button with it, and scroll behind a link
  if (event.key === ' ' && entry.localName === 'a') {
    event.preventDefault()
    entry.click()
    return
  }
  const at = entries.indexOf(entry)
  const to = target(event.key, at, entries)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function target(key: string, at: number, entries: HTMLElement[]): HTMLElement | undefined {
  const { length } = entries
  if (key === 'ArrowDown') return entries[(at + 1) % length]
  if (key === 'ArrowUp') return entries[(at - 1 + length) % length]
  if (key === 'Home') return entries[0]
  if (key === 'End') return entries[length - 1]
  if (key.length !== 1 || key === ' ') return undefined
  const after = [...entries.slice(at + 1), ...entries.slice(0, at + 1)]
  return after.find(entry => entry.textContent!.trim().toLowerCase().startsWith(key.toLowerCase()))
}
