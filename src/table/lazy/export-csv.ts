import { exportList } from '../../contract/export'
import type { Host } from '../../ui/host'
import { toast } from '../../ui/toast'
import { refusalIn } from './actions'
import { filtersOf, type PlaceInList } from '../place-in-list'
import { changingTexts } from './changing.texts'

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
  // the browser has taken the file by the next turn
  setTimeout(() => URL.revokeObjectURL(link.href))
}
