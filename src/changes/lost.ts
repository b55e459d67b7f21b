import { lostTexts } from './lost.texts'

let note: HTMLElement | undefined

/** Takes back what was said: the visitor tries again. */
export function hideLost(): void {
  note?.remove()
  note = undefined
}

/**
 * Says that what was pressed in a tag did not load, where what shows toasts does not come either: once, until the next
 * press.
 */
export function sayLost({ shadowRoot }: Element): void {
  if (note || !shadowRoot) return
  note = document.createElement('p')
  note.className = 'lost'
  note.role = 'alert'
  note.popover = 'manual'
  note.textContent = lostTexts().lost
  // outside an open dialog nothing is heard
  const home = shadowRoot.querySelector('dialog[open]') ?? shadowRoot
  home.append(note)
  note.showPopover()
}
