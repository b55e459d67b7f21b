import { exportList } from '../contract/export'
import { texts } from '../texts'
import type { Host } from '../ui/host'
import { say, wordsOf } from './actions'
import type { ListQuery } from './source'

const english = { notExported: 'Error exporting' }

/** Checks that the list can be exported, then reads it as a file and saves it (R184, R185, Q54). */
export async function exportCsv(host: Host, path: string, filters: ListQuery): Promise<void> {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = Object.fromEntries(given) as Record<string, string | number>
  const input = { path: `/api/v1/${path.replace(/^\//, '')}`, query }
  try {
    await exportList(input)
    download(await exportList(input), 'report.csv')
  } catch (error) {
    host.report(error, 'data')
    const message = wordsOf(error) || texts('table', english).notExported
    await say({ isDone: false, message })
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
