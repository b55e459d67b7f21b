import { texts } from '../texts'
import { bin } from '../ui/menu-icons'
import { pencil } from '../ui/icons'
import type { MenuContent } from '../ui/menu-list'

const english = { edit: 'Edit', delete: 'Delete' }

/** What can be done with a row (Q55). */
export function rowMenu(editUrl: string, onDelete: () => void): MenuContent {
  const t = texts('table', english)
  return {
    items: [
      { label: t.edit, icon: pencil, href: editUrl },
      { label: t.delete, icon: bin, onSelect: onDelete, apart: true },
    ],
  }
}
