import { isOn, type TableRow } from '../source'

/** What can be done with several rows. */
export type BulkAction = 'publish' | 'unpublish' | 'delete'

/** The rows that an action has something to do for: a toggle flips, so others would go wrong. */
export function affected<R extends TableRow>(action: BulkAction, rows: readonly R[]): R[] {
  return rows.filter(row => !isMeant(action, row) && !isUnknown(action, row))
}

/** Whether a row is what an action would make of it. */
export function isMeant(action: BulkAction, row: TableRow): boolean {
  return isOn(row) === { publish: true, unpublish: false, delete: null }[action]
}

/** Whether nothing says what a row is. */
export function isUnknown(action: BulkAction, row: TableRow): boolean {
  return action !== 'delete' && isOn(row) === undefined
}
