import { fillCell, textOf, writeInCell } from './cell-text'
import { htmlOf, parseSafely } from '../stored/sanitise'
import { cellAt, gridOf, spot } from './table-grid'

/** The rows that a spreadsheet puts down as plain text; undefined where it is no table. */
export function rowsOf(text: string): string[][] | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const rows = lines.map(line => line.split('\t'))
  const width = rows[0]!.length
  return width > 1 && rows.every(({ length }) => length === width) ? rows : undefined
}

/** A table of such rows. */
export function tableHtml(rows: string[][]): string {
  const inert = document.implementation.createHTMLDocument('')
  const table = inert.createElement('table')
  const body = table.createTBody()
  for (const texts of rows) {
    const row = body.insertRow()
    for (const text of texts) row.insertCell().textContent = text
  }
  return htmlOf(table)
}

/** The same of what is pasted as markup, where it is one table and nothing else. */
function rowsIn(body: Element): string[][] | undefined {
  const [table, ...others] = body.querySelectorAll('table')
  if (!table || others.length || table.caption) return
  if (table.textContent.trim() !== body.textContent.trim()) return
  const grid = gridOf(table)
  return grid.map((cells, y) =>
    cells.map((cell, x) => {
      // one that spans stands where it begins
      const isSpanned = cell === cells[x - 1] || cell === grid[y - 1]?.[x]
      return isSpanned ? '' : textOf(cell)
    }),
  )
}

/** Spreads rows that are pasted into a cell over those behind and below it; all else is text in it. */
export function pasteIntoCells(cell: HTMLTableCellElement, event: ClipboardEvent): void {
  const data = event.clipboardData!
  const { body } = parseSafely(data.getData('text/html'))
  const text = data.getData('text/plain').replaceAll('\r', '')
  const rows = rowsIn(body) ?? rowsOf(text)
  event.preventDefault()
  if (!rows) return writeInCell(cell, text || textOf(body))
  const table = cell.closest('table')!
  const { top, left } = spot(gridOf(table), cell)
  const made = new Map<HTMLTableCellElement, string[]>()
  rows.forEach((texts, y) =>
    texts.forEach((text, x) => {
      const to = cellAt(table, top + y, left + x)
      made.set(to, [...(made.get(to) ?? []), text])
    }),
  )
  // a cell that spans takes all that falls on it
  for (const [to, texts] of made) fillCell(to, texts.filter(Boolean).join('\n'))
}
