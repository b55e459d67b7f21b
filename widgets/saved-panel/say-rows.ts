import { fill, say, type SavedKind } from '../../src/index'
import { saidTexts } from './said.texts'
import { savedPanelTexts } from './saved-panel.texts'

/** Says how many rows the panel shows, or what it shows in their place. */
export function sayRows(root: ShadowRoot, kind: SavedKind, n: number): void {
  const empty = root.querySelector('.empty p')?.textContent
  say(root, empty ?? fill(saidTexts().shown, { n, kind: savedPanelTexts()[kind] }))
}
