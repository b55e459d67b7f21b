import { useEffect, useRef, useState } from 'react'
import { rowId } from '../../form/carried'
import { useLeaveGuard } from '../../form/form-effects'
import { useHost } from '../../ui/host'
import { toast } from '../../ui/toast'
import { queryOf, type PlaceInList } from '../place-in-list'
import type { TableRow, TableSource } from '../source'
import { findingTexts } from './finding.texts'
import { besideRow, refusalIn } from './actions'
import { runBulk, type BulkResult } from './bulk'
import type { BulkAction } from './meant'
import { isWhole, wordsOf } from './bulk-summary'
import { walk } from './walk'

/** What is under way, and how far it is. */
export interface Running {
  action: BulkAction | 'select'
  done: number
  total: number
}

/** Where rows are chosen, and who hears of it. */
export interface BulkOptions<R extends TableRow> {
  source: TableSource<R>
  place: PlaceInList
  /** Other rows are selected from now on. */
  onSelect: (rows: readonly R[]) => void
  /**
   * Every row was tried, or it was stopped; these, which were chosen there, are still to be done. The focus of what
   * goes is for the row of that id.
   */
  onDone: (rest: readonly R[], chosenAt: PlaceInList, next: string | undefined) => Promise<void>
}

/** An action for several rows: how far it is, and what came of it. One at a time. */
export function useBulk<R extends TableRow>(
  { source, place, onSelect, onDone }: BulkOptions<R>,
  selected: readonly R[],
) {
  const host = useHost()
  const [life] = useState(() => new AbortController())
  const latest = useRef(selected)
  latest.current = selected
  const current = useRef<AbortController>(undefined)
  const [running, setRunning] = useState<Running>()
  const [result, setResult] = useState<BulkResult<R>>()
  useEffect(() => () => life.abort(), [life])
  useLeaveGuard(!!running && running.action !== 'select' && (() => false))

  function begin(): AbortSignal {
    current.current = new AbortController()
    setResult(undefined)
    return AbortSignal.any([life.signal, current.current.signal])
  }

  /**
   * Those of `chosen` that it is for; what is selected besides in the meantime stays so. `chosenAt` is where
   * they were: another part of the list may be in view by now.
   */
  async function run(
    action: BulkAction,
    rows: readonly R[],
    chosen: readonly R[],
    chosenAt = place,
  ) {
    const signal = begin()
    const onProgress = (done: number) => setRunning({ action, done, total: rows.length })
    onProgress(0)
    const options = { source, host, action, rows, signal, onProgress }
    const result = await runBulk({ ...options, place: chosenAt })
    // the page went on without its table: it is said nonetheless
    if (life.signal.aborted) {
      const tone = isWhole(result) ? 'success' : 'danger'
      return void toast({ message: wordsOf(result), tone })
    }
    setResult(result)
    const ids = new Set(chosen.map(({ id }) => id))
    const since = latest.current.filter(({ id }) => !ids.has(id))
    const rest = [...result.failed.map(({ row }) => row), ...result.left, ...since]
    await onDone(rest, chosenAt, besideRow(host, ...rows.map(row => rowId(source.name, row))))
    setRunning(undefined)
  }

  /** Selects every row that matches, of all pages. */
  async function selectAll() {
    const signal = begin()
    const found = new Map<number, R>()
    const progress = (total: number) => setRunning({ action: 'select', done: found.size, total })
    progress(0)
    try {
      for await (const { data, pagination } of walk(source, queryOf(place), 1, signal)) {
        for (const row of data) found.set(row.id, row)
        progress(pagination.total)
      }
      onSelect([...found.values()])
    } catch (error) {
      if (!signal.aborted) {
        host.report(error, 'data')
        void toast({ message: refusalIn(error) || findingTexts().failed, tone: 'danger' })
      }
    }
    setRunning(undefined)
  }

  return { running, result, setResult, run, selectAll, stop: () => current.current?.abort() }
}
