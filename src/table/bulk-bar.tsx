import { useEffect, useState } from 'react'
import { fill, texts } from '../texts'
import { bin } from '../ui/menu-icons'
import { Button } from '../ui/button'
import { useHost, useStyles } from '../ui/host'
import { Icon } from '../ui/icons'
import { affected, runBulk, type BulkAction, type RowOutcome } from './bulk'
import css from './bulk-bar.lazy.css'
import { BulkResults } from './bulk-results'
import { DeleteDialog } from './delete-dialog'
import type { TableRow, TableSource } from './source'

const english = {
  selection: 'Selection',
  selected: '{n} selected',
  clear: 'Clear',
  publish: 'Publish',
  unpublish: 'Unpublish',
  delete: 'Delete',
  progress: '{n} of {total}',
  more: '{names} and {n} more',
}

/** So many names are read before something is deleted; of more, no question would be one. */
const NAMED = 10

interface BulkBarProps<R extends TableRow> {
  source: TableSource<R>
  rows: readonly R[]
  onClear: () => void
  /** Every row was tried; those that went wrong stay selected. */
  onDone: (failed: number[]) => Promise<void>
}

/** What can be done with the selected rows together, how far it is, and what came of each. */
export function BulkBar<R extends TableRow>({ source, rows, onClear, onDone }: BulkBarProps<R>) {
  useStyles(css)
  const t = texts('table', english)
  const host = useHost()
  const [life] = useState(() => new AbortController())
  useEffect(() => () => life.abort(), [life])
  const [running, setRunning] = useState<{ action: BulkAction; done: number; total: number }>()
  const [results, setResults] = useState<RowOutcome[]>([])
  const [isAsking, setAsking] = useState(false)

  async function run(action: BulkAction) {
    const chosen = affected(action, rows)
    const progress = (done: number) => setRunning({ action, done, total: chosen.length })
    setResults([])
    setAsking(false)
    const all = { source, host, action, rows: chosen, signal: life.signal, onProgress: progress }
    const outcomes = await runBulk(all)
    if (life.signal.aborted) return
    setResults(outcomes)
    await onDone(outcomes.filter(({ isDone }) => !isDone).map(({ id }) => id))
    setRunning(undefined)
  }

  const button = (action: 'publish' | 'unpublish') => (
    <Button
      saving={running?.action === action}
      aria-disabled={!!running || !affected(action, rows).length || undefined}
      onClick={() => !running && affected(action, rows).length && void run(action)}
    >
      {t[action]}
    </Button>
  )

  const more = rows.length - NAMED
  const names = rows
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')

  if (!rows.length && !results.length && !running) return null
  return (
    <section className="bulk-bar" aria-label={t.selection}>
      <BulkResults results={results} onClose={() => setResults([])} />
      {(!!rows.length || running) && (
        <div className="bulk-bar__row">
          <b className="bulk-bar__count" role="status">
            {running
              ? fill(t.progress, { n: running.done + 1, total: running.total })
              : fill(t.selected, { n: rows.length })}
          </b>
          {running ? (
            <progress
              className="bulk-bar__progress"
              aria-label={t[running.action]}
              value={running.done}
              max={running.total}
            />
          ) : (
            <Button kind="ghost" size="sm" onClick={onClear}>
              {t.clear}
            </Button>
          )}
          <span className="bulk-bar__end">
            {source.published.isTwoWay && button('publish')}
            {button('unpublish')}
            {source.canDelete && (
              <Button
                className="bulk-bar__delete"
                aria-disabled={!!running || undefined}
                onClick={() => running || setAsking(true)}
              >
                <Icon path={bin} />
                {t.delete}
              </Button>
            )}
          </span>
        </div>
      )}
      {isAsking && (
        <DeleteDialog
          title={
            rows.length === 1 ? source.words.ask : fill(source.words.askMany, { n: rows.length })
          }
          name={more > 0 ? fill(t.more, { names, n: more }) : names}
          onDelete={() => run('delete')}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}
