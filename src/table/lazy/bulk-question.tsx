import { fill } from '../../texts'
import type { TableRow, TableSource } from '../source'
import type { BulkAction } from './meant'
import { numeral } from '../numeral'
import { namesOf } from './bulk-summary'
import { bulkTexts } from './bulk.texts'
import { changingTexts } from './changing.texts'
import { Question } from './question'

interface BulkQuestionProps<R extends TableRow> {
  source: TableSource<R>
  action: BulkAction
  /** What it will be done with. */
  rows: readonly R[]
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before several rows are changed, and says how many. */
export function BulkQuestion<R extends TableRow>(props: BulkQuestionProps<R>) {
  const { source, action, rows, onConfirm, onClose } = props
  const { words } = source
  const t = bulkTexts()
  const [one, many] = {
    publish: [words.askPublish, words.askPublishMany],
    unpublish: [words.askUnpublish, words.askUnpublishMany],
    delete: [words.ask, words.askMany],
  }[action]
  const title = rows.length === 1 ? one! : fill(many!, { n: numeral(rows.length) })
  const about = { title, name: namesOf(rows), onClose }
  if (action === 'delete') {
    const { text, delete: remove, deleting } = changingTexts()
    return <Question {...about} {...{ text, onConfirm }} action={remove} busy={deleting} />
  }
  const isPublish = action === 'publish'
  return (
    <Question
      {...about}
      text={isPublish ? t.published : t.taken}
      action={isPublish ? t.publishSelected : t.unpublish}
      onConfirm={onConfirm}
    />
  )
}
