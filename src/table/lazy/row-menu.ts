import { bin, eye } from '../../ui/icons'
import { pencil } from '../../ui/icons'
import type { MenuContent } from '../../ui/menu'
import { tableTexts } from '../texts'
import { changingTexts } from './changing.texts'

/** What can be done with a row (Q55). */
export function rowMenu(
  editUrl: string,
  onPreview: (() => void) | undefined,
  onDelete: () => void,
): MenuContent {
  const t = tableTexts()
  const { preview, delete: remove } = changingTexts()
  return {
    items: [
      { label: t.edit, icon: pencil, href: editUrl },
      ...(onPreview ? [{ label: preview, icon: eye, onSelect: onPreview }] : []),
      { label: remove, icon: bin, onSelect: onDelete, apart: true },
    ],
  }
}
