import { fill, say, type SavedKind } from '../../src/index'
import { saidTexts } from './said.texts'
import { savedPanelTexts } from './saved-panel.texts'

/** Says how many rows the panel shows, or what it shows in their place. */
export function sayRows(root: ShadowRoot, kind: SavedKind, n: number): void {
  // a failure is an alert, and heard
  if (root.querySelector('.empty[role=alert]')) return
  const empty = root.querySelector('.empty p')?.textContent
  say(root, empty ?? fill(saidTexts().shown, { n, kind: savedPanelTexts()[kind] }))
}
