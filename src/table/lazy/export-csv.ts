import { exportList } from '../../contract/export'
import type { Host } from '../../ui/host'
import { toast } from '../../ui/toast'
import { refusalIn } from './actions'
import { filtersOf, type PlaceInList } from '../place-in-list'
import { changingTexts } from './changing.texts'

/** Milliseconds in which the browser has taken a file. */
const TAKEN = 40_000

/** Checks that the list can be exported, then reads it as a file and saves it (R184, R185, Q54). */
export async function exportCsv(host: Host, path: string, place: PlaceInList): Promise<void> {
  const { filters, sort, order } = place
  const given = Object.entries({ ...filtersOf(filters), sort, order }).filter(
    ([, value]) => value !== undefined,
  )
  const query = Object.fromEntries(given) as Record<string, string | number>
  const input = { path: `/api/v1/${path.replace(/^\//, '')}`, query }
  try {
    await exportList(input)
    download(await exportList(input), 'report.csv')
  } catch (error) {
    host.report(error, 'data')
    const message = refusalIn(error) || changingTexts().notExported
    await toast({ message, tone: 'danger' })
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari on iOS asks before it takes the file (https://bugs.webkit.org/show_bug.cgi?id=211234)
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN)
}
