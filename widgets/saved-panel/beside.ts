/** The rows after one, then those before it, nearest first. */
export function rowsBeside(row: Element): HTMLElement[] {
  const rows = [...row.parentElement!.children] as HTMLElement[]
  const at = rows.indexOf(row as HTMLElement)
  return [...rows.slice(at + 1), ...rows.slice(0, at).reverse()]
}

/** Gives the focus to the first row that is there and can be reached, at its menu where it has one; or to `home`. */
export function focusRow(rows: HTMLElement[], home: HTMLElement | null): void {
  const row = rows.find(each => each.isConnected && !each.inert)
  ;(row?.querySelector('button') ?? row?.querySelector('a') ?? home)?.focus()
}
