import { rowId } from '../../form/carried'
import { useHost } from '../../ui/host'
import type { RowDialogProps, TableRow } from '../source'
import { besideRow, sayOutcome } from './actions'
import { changingTexts } from './changing.texts'
import { deleteForGood } from './delete-for-good'
import { Question } from './question'

/** Asks before a row is deleted for good; the question stays when the server refuses (R198, R200, R224). */
export function DeleteDialog<R extends TableRow>(props: RowDialogProps<R>) {
  const { source, row, refetch, onClose } = props
  const host = useHost()
  const { text, delete: action, deleting } = changingTexts()

  async function remove() {
    const outcome = await deleteForGood(source, host, row)
    void sayOutcome(outcome)
    if (!outcome.isDone) return
    const beside = besideRow(host, rowId(source.name, row))
    onClose()
    await refetch(beside)
  }

  return (
    <Question
      {...{ text, action, onClose }}
      title={source.words.ask}
      name={row.name}
      busy={deleting}
      onConfirm={remove}
    />
  )
}
