import { accountOf, getConfig } from '../config'

/** What is kept of a list on this device. */
export interface Kept {
  /** How many rows a page has. */
  limit?: number
  /** More rows are in view. */
  isCompact?: boolean
  /** The slash key is no way to the search. */
  isSlashOff?: boolean
  views?: readonly SavedView[]
}

/** Filters and an order under a name. */
export interface SavedView {
  name: string
  /** What the page's address says of them. */
  search: string
}

/** What this device has kept of a list. */
export function keptOf(list: string): Kept {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(list))!) as Kept | null) ?? {}
  } catch {
    // storage is switched off, or holds something else
    return {}
  }
}

/** Keeps more of a list for the next visit; whether the device has taken it. */
export function keep(list: string, change: Kept): boolean {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify({ ...keptOf(list), ...change }))
    return true
  } catch {
    // storage is switched off or full: it holds until the page is left
    return false
  }
}

/** Of the account that the page was served for, or of its company. */
function keyOf(list: string): string {
  const page = globalThis as Record<string, unknown>
  return `ndt-table:${accountOf() ?? String(page[getConfig().companyIdGlobal])}:${list}`
}
