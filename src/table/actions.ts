import { ApiError } from '../error'
import { texts } from '../texts'
import type { Host } from '../ui/host'
import { toast } from '../ui/toast'
import type { TableRow, TableSource } from './source'

/** Milliseconds that a toast of the company's area stays (R18). */
const TOAST = 2500

const english = {
  updated: 'Status Updated Successfully!!',
  notUpdated: 'Status is not updated!',
  close: 'Close',
}

/** What came of a change to one row, in the words to show. */
export interface Outcome {
  isDone: boolean
  message: string
}

/** Flips whether a row is published (R195, R229). */
export function toggleStatus<R extends TableRow>(source: TableSource<R>, host: Host, row: R) {
  const t = texts('table', english)
  const call = () => source.toggle({ params: { id: row.id } })
  return attempt(host, call, t.updated, t.notUpdated, errorsOf)
}

/** Deletes a row for good (R199, R230). */
export function deleteRow<R extends TableRow>(source: TableSource<R>, host: Host, row: R) {
  const { deleted, notDeleted } = source.words
  return attempt(host, () => source.remove({ params: { id: row.id } }), deleted, notDeleted)
}

async function attempt(
  host: Host,
  call: () => Promise<string | null>,
  done: string,
  failed: string,
  words = wordsOf,
): Promise<Outcome> {
  try {
    return { isDone: true, message: (await call()) ?? done }
  } catch (error) {
    host.report(error, 'save')
    return { isDone: false, message: words(error) || failed }
  }
}

/** A toggle tells why it was refused, and not what went wrong inside the server (R197). */
function errorsOf(error: unknown): string {
  return error instanceof ApiError && error.kind === 'refused' ? wordsOf(error) : ''
}

/** What the server says of a refusal: its `errors`, or its message. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.kind === 'malformed') return ''
  return Object.values(error.fields)[0] ?? error.message
}

/** Shows what came of a change. */
export function say({ isDone, message }: Outcome): Promise<void> {
  const tone = isDone ? 'success' : 'danger'
  return toast({ message, tone, duration: TOAST, closeLabel: texts('table', english).close })
}
