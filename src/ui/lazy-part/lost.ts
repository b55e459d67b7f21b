import { lostTexts } from './texts'

let note: HTMLElement | undefined

/**
 * Says that what a visitor asked for did not load, once, until their next press. It comes from nowhere, as what is
 * gone may be the network.
 */
export function sayLost(root: ShadowRoot): void {
  // a tag that is gone asks for nothing
  if (note || !root.isConnected) return
  note = document.createElement('p')
  note.className = 'lost'
  note.role = 'alert'
  note.popover = 'manual'
  note.textContent = lostTexts().lost
  // outside an open dialog nothing is heard
  const home = [...root.querySelectorAll('dialog[open]')].at(-1) ?? root
  home.append(note)
  note.showPopover()
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hide, { once: true })
}

function hide() {
  note?.remove()
  note = undefined
}
