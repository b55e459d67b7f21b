/** Tells spreadsheets that a file is in UTF-8. */
const BOM = '\uFEFF'

/** How a file for spreadsheets begins, with the first line of its table (Q54). */
export const csvHead = (cells: string[]): string => BOM + csvLines([cells])

/** Lines of a table within such a file. */
export const csvLines = (rows: string[][]): string =>
  rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')

/**
 * A cell: quoted, and one that a spreadsheet would take for a formula begins with an apostrophe, also
 * behind blanks.
 */
function cellOf(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
