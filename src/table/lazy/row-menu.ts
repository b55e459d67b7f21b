import { bin } from '../../ui/icons'
import { pencil } from '../../ui/icons'
import type { MenuContent } from '../../ui/menu'
import { tableTexts } from '../texts'

/** What can be done with a row (Q55). */
export function rowMenu(editUrl: string, onDelete: () => void): MenuContent {
  const t = tableTexts()
  return {
    items: [
      { label: t.edit, icon: pencil, href: editUrl },
      { label: t.delete, icon: bin, onSelect: onDelete, apart: true },
    ],
  }
}
