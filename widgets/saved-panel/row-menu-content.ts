import { bin, type MenuContent, type MenuItem } from '../../src/index'
import { briefcase } from './row-menu-icons'
import { rowMenuTexts } from './row-menu.texts'

/** What can be done with a saved row: a job that is not applied for yet can be (R91, Q29). */
export function rowMenuContent(onRemove: () => void, onApply: (() => void) | false): MenuContent {
  const t = rowMenuTexts()
  const removal: MenuItem = { label: t.remove, icon: bin, onSelect: onRemove }
  if (!onApply) return { items: [removal] }
  return { items: [{ label: t.quickApply, icon: briefcase, onSelect: onApply }, removal] }
}
