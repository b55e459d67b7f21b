/** Tells spreadsheets that a file is in UTF-8. */
const BOM = '\uFEFF'

/** A table as a file for spreadsheets (Q54). */
export const csvOf = (rows: string[][]): string =>
  BOM + rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')

/**
 * A cell: quoted, and one that a spreadsheet would take for a formula begins with an apostrophe, also
 * behind blanks.
 */
function cellOf(text: string): string {
  const safe = /^\s*[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
