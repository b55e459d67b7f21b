import { bin, eye } from '../../ui/icons'
import { pencil } from '../../ui/icons'
import type { MenuContent } from '../../ui/menu'
import type { RowActions, TableRow, TableSource } from '../source'
import { tableTexts } from '../texts'
import { changingTexts } from './changing.texts'

/** What can be done with a row (Q55). */
export function rowMenu<R extends TableRow>(
  { editUrl, preview: canShow }: TableSource<R>,
  row: R,
  on: RowActions<R>,
): MenuContent {
  const t = tableTexts()
  const { preview, delete: remove } = changingTexts()
  return {
    items: [
      { label: t.edit, icon: pencil, href: editUrl(row) },
      ...(canShow ? [{ label: preview, icon: eye, onSelect: () => on.preview(row) }] : []),
      { label: remove, icon: bin, onSelect: () => on.ask(row), apart: true },
    ],
  }
}
