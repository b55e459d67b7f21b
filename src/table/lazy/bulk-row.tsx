import type { Pagination } from '../../contract'
import { fill } from '../../texts'
import { Button } from '../../ui/button'
import { numeral, totalOf } from '../numeral'
import { bulkTexts } from './bulk.texts'
import { changingTexts } from './changing.texts'
import type { Running } from './use-bulk'

interface ChosenProps {
  /** How many rows are selected. */
  n: number
  /** How many match in all, where all in view are selected. */
  matching: Pagination | undefined
  onAll: () => void
  onSelect: (rows: readonly never[]) => void
}

/** How many are selected, and the way to all of them or to none. */
export function Chosen({ n, matching, onAll, onSelect }: ChosenProps) {
  const t = bulkTexts()
  const hasMore = matching && n < matching.total + Number(!!matching.isAtLeast)
  return (
    <>
      <b className="bulk-bar__count" dir="auto">
        {fill(t.selected, { n: numeral(n) })}
      </b>
      {hasMore && (
        <Button size="sm" onClick={onAll}>
          {fill(t.selectMatching, { n: totalOf(matching) })}
        </Button>
      )}
      <Button kind="ghost" size="sm" onClick={() => onSelect([])}>
        {t.clearSelection}
      </Button>
    </>
  )
}

/** How far it is; a screen reader asks the bar for it, and hears no number a row. */
export function Progress({ running, onStop }: { running: Running; onStop: () => void }) {
  const t = bulkTexts()
  const { action, done, total } = running
  const label = {
    select: t.selecting,
    publish: t.publishSelected,
    unpublish: t.unpublish,
    delete: changingTexts().delete,
  }[action]
  const n = numeral(Math.min(done + 1, total))
  return (
    <>
      <b className="bulk-bar__count">{fill(t.progress, { n, total: numeral(total) })}</b>
      <progress className="bulk-bar__progress" aria-label={label} value={done} max={total || 1} />
      <Button kind="ghost" size="sm" onClick={onStop}>
        {t.stop}
      </Button>
    </>
  )
}
