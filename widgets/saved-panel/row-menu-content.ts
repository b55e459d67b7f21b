import { bin, type MenuContent, type MenuItem } from '../../src/index'
import { savedPanelTexts } from './saved-panel.texts'

const briefcase =
  'M4.25 6.25h11.5c.83 0 1.5.67 1.5 1.5v7c0 .83-.67 1.5-1.5 1.5H4.25c-.83 0-1.5-.67-1.5-1.5v-7c0-.83.67-1.5 1.5-1.5zM7 6.25v-1.5c0-.7.55-1.25 1.25-1.25h3.5c.7 0 1.25.55 1.25 1.25v1.5M2.75 10.75h14.5'

/** What can be done with a saved row: a job that is not applied for yet can be (R91, Q29). */
export function rowMenuContent(onRemove: () => void, onApply: (() => void) | false): MenuContent {
  const t = savedPanelTexts()
  const removal: MenuItem = { label: t.remove, icon: bin, onSelect: onRemove }
  if (!onApply) return { items: [removal] }
  return { items: [{ label: t.quickApply, icon: briefcase, onSelect: onApply }, removal] }
}
