import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import { fill } from '../../texts'
import { say } from '../../ui/announcer'
import { Button } from '../../ui/button'
import { useHost, useStyles } from '../../ui/host'
import { bin } from '../../ui/icons'
import { Icon } from '../../ui/icons'
import type { Pagination } from '../../contract'
import { numeral } from '../numeral'
import type { TableRow } from '../source'
import { affected, type BulkAction } from './meant'
import css from './bulk-bar.lazy.css'
import { BulkQuestion } from './bulk-question'
import { BulkResults } from './bulk-results'
import { Chosen, Progress } from './bulk-row'
import { focusTitle } from './focus-title'
import { useKeepAbove } from './keep-above'
import { bulkTexts } from './bulk.texts'
import { changingTexts } from './changing.texts'
import { useBulk, type BulkOptions } from './use-bulk'

interface BulkBarProps<R extends TableRow> extends BulkOptions<R> {
  /** Those that are selected. */
  rows: readonly R[]
  /** How many match in all, where all in view are selected. */
  matching: Pagination | undefined
}

/** What can be done with the selected rows together, how far it is, and what came of it. */
export function BulkBar<R extends TableRow>({ rows, matching, ...options }: BulkBarProps<R>) {
  useStyles(css)
  const t = bulkTexts()
  const { source, onSelect } = options
  const { running, result, setResult, run, selectAll, stop } = useBulk(options, rows)
  const [asked, setAsked] = useState<{
    action: BulkAction
    rows: readonly R[]
    chosen: readonly R[]
  }>()
  // where nothing is left to be done with them, the row that follows has the focus, as after a single one
  const ran = useRef(running)
  const focus = useFocus(!!ran.current && result?.action === 'delete' && !rows.length)
  useLayoutEffect(() => void (ran.current = running))
  const { root } = useHost()
  const selected = fill(t.selected, { n: numeral(rows.length) })
  const before = useRef<{ count: number; result?: typeof result }>({ count: 0 })
  useEffect(() => {
    // of those that something was done with, what came of it is said; it is of before once it has left some ticked, or
    // others are
    if (rows.length && !running) before.current.result = result
    if (rows.length === before.current.count) return
    before.current.count = rows.length
    if (rows.length || !result || result === before.current.result) say(root, selected)
  }, [root, selected, rows.length, result, running])

  async function confirm() {
    setAsked(undefined)
    const { action, rows, chosen } = asked!
    await run(action, rows, chosen)
  }

  const button = (action: BulkAction, label: string) => {
    const chosen = affected(action, rows)
    const isIdle = running || !chosen.length
    return (
      <Button
        className={action === 'delete' ? 'bulk-bar__delete' : ''}
        saving={running?.action === action && action !== 'delete'}
        aria-disabled={!!isIdle || undefined}
        onClick={() => isIdle || setAsked({ action, rows: chosen, chosen: rows })}
      >
        {action === 'delete' && <Icon path={bin} />}
        {label}
      </Button>
    )
  }

  const isShown = !!rows.length || !!result || !!running
  useKeepAbove(focus.ref, isShown)
  if (!isShown) return null
  return (
    <section {...focus} className="bulk-bar" tabIndex={-1} aria-label={t.selection}>
      <BulkResults
        result={result}
        onUndo={
          result?.action === 'unpublish' && result.changed.length && !running
            ? () => void run('publish', result.changed, result.changed, result.place)
            : undefined
        }
        onClose={() => setResult(undefined)}
      />
      {(!!rows.length || running) && (
        <div className="bulk-bar__row">
          {running ? (
            <Progress running={running} onStop={stop} />
          ) : (
            <Chosen {...{ n: rows.length, matching, onSelect }} onAll={() => void selectAll()} />
          )}
          <span className="bulk-bar__end">
            {source.published.isTwoWay && button('publish', t.publishSelected)}
            {button('unpublish', t.unpublish)}
            {source.canDelete && button('delete', changingTexts().delete)}
          </span>
        </div>
      )}
      {asked && (
        <BulkQuestion
          {...{ source, ...asked }}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/**
 * The bar takes the focus of its buttons that go, by a press or because it is done; the list's title, where it goes too.
 * Where it is said to leave the focus, the table gives it on.
 */
function useFocus(isLeft: boolean) {
  const { root } = useHost()
  const bar = useRef<HTMLElement>(null)
  const last = useRef<Element>(undefined)
  // before the table looks for what lost the focus
  useLayoutEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = undefined
    if (isLeft || document.activeElement !== document.body) return
    if (bar.current) bar.current.focus()
    else focusTitle(root)
  })
  return { ref: bar, onFocus: (event: FocusEvent<HTMLElement>) => (last.current = event.target) }
}
