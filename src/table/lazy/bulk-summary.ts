import { fill } from '../../texts'
import { numeral } from '../numeral'
import type { TableRow } from '../source'
import type { BulkResult } from './bulk'
import { bulkTexts } from './bulk.texts'

/** So many names are read at once; of more, no sentence would be one. */
const NAMED = 10

/** The names of rows; of many, the first, and how many more there are. */
export function namesOf(rows: readonly TableRow[]): string {
  const names = rows
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  const more = rows.length - NAMED
  return more > 0 ? fill(bulkTexts().more, { names, n: numeral(more) }) : names
}

/** What came of an action for several rows, in numbers: `84 unpublished, 2 failed:`. */
export function summaryOf<R extends TableRow>(result: BulkResult<R>): string {
  const t = bulkTexts()
  const { action, changed, already, gone, left, failed } = result
  const done = { publish: t.nPublished, unpublish: t.nUnpublished, delete: t.nDeleted }[action]
  const counts: [string, readonly unknown[]][] = [
    [t.nAlready, already],
    [t.nGone, gone],
    [t.nLeft, left],
    [t.nFailed, failed],
  ]
  return [[done, changed] as const, ...counts.filter(([, rows]) => rows.length)]
    .map(([words, rows]) => fill(words, { n: numeral(rows.length) }))
    .join(', ')
}

/** Whether nothing is left to do. */
export function isWhole<R extends TableRow>({ failed, left }: BulkResult<R>): boolean {
  return !failed.length && !left.length
}

/** What is said of it elsewhere, in sentences. */
export function wordsOf<R extends TableRow>(result: BulkResult<R>): string {
  const reasons = reasonsOf(result).map(([message, rows]) => `${namesOf(rows)}: ${message}`)
  return [summaryOf(result), ...reasons].join(' ')
}

/** The rows that failed, by what was said of them. */
export function reasonsOf<R extends TableRow>({ failed }: BulkResult<R>): [string, R[]][] {
  const byMessage = new Map<string, R[]>()
  for (const { row, message } of failed) {
    byMessage.set(message, [...(byMessage.get(message) ?? []), row])
  }
  return [...byMessage]
}
