import { openCells } from './table'

type Cell = HTMLTableCellElement

/** Which cell lies at each row and column; one that spans lies at several. */
export function gridOf(table: HTMLTableElement): Cell[][] {
  const grid: Cell[][] = [...table.rows].map(() => [])
  ;[...table.rows].forEach((row, y) => {
    for (const cell of row.cells) {
      let x = 0
      while (grid[y]![x]) x++
      for (let dy = 0; dy < cell.rowSpan; dy++) {
        for (let dx = 0; dx < cell.colSpan; dx++) if (grid[y + dy]) grid[y + dy]![x + dx] = cell
      }
    }
  })
  return grid
}

/** Puts a cell where its column wants it. */
function place(row: HTMLTableRowElement, cells: Cell[], x: number, cell: Cell): void {
  row.insertBefore(
    cell,
    cells.slice(x).find(other => other?.parentNode === row && other !== cell) ?? null,
  )
}

/** Lets a cell span more or fewer; one that spans one says nothing. */
function widen(cell: Cell, name: 'rowspan' | 'colspan', by: number): void {
  const span = Number(cell.getAttribute(name) ?? 1) + by
  if (span > 1) cell.setAttribute(name, String(span))
  else cell.removeAttribute(name)
}

const make = (name: string) => document.createElement(name) as Cell

/** Where a cell starts and ends. */
export function spot(grid: Cell[][], cell: Cell) {
  const top = grid.findIndex(row => row.includes(cell))
  const left = grid[top]!.indexOf(cell)
  return { top, left, right: grid[top]!.lastIndexOf(cell) }
}

/** A row below that of a cell; below a head it is the first of the body. */
export function addRow(table: HTMLTableElement, cell: Cell): void {
  const grid = gridOf(table)
  const rows = [...table.rows]
  const y = spot(grid, cell).top + cell.rowSpan - 1
  const above = rows[Math.min(y, rows.length - 1)]!
  const row = document.createElement('tr')
  const isHead = [...above.cells].every(({ nodeName }) => nodeName === 'TH')
  for (const over of new Set(grid[y])) {
    if (grid[y + 1]?.includes(over)) widen(over, 'rowspan', 1)
    else {
      const made = make(over.nodeName === 'TH' && !isHead ? 'th' : 'td')
      if (made.nodeName === 'TH') made.scope = 'row'
      if (over.colSpan > 1) made.colSpan = over.colSpan
      row.append(made)
    }
  }
  if (above.parentNode!.nodeName === 'THEAD') {
    const body = table.tBodies[0] ?? table.createTBody()
    body.prepend(row)
  } else above.after(row)
  openCells(table)
}

/** A column after that of a cell. */
export function addColumn(table: HTMLTableElement, cell: Cell): void {
  const grid = gridOf(table)
  const x = spot(grid, cell).right
  const rows = [...table.rows]
  const done = new Set<Cell>()
  grid.forEach((cells, y) => {
    const before = cells[x]
    if (before && before === cells[x + 1]) {
      if (!done.has(before)) widen(before, 'colspan', 1)
      done.add(before)
      return
    }
    const isHead = cells.every(({ nodeName }) => nodeName === 'TH')
    const made = make(isHead ? 'th' : 'td')
    if (isHead) made.scope = 'col'
    place(rows[y]!, cells, x + 1, made)
  })
  openCells(table)
}

/** The cell at a place; where the table ends before it, the table grows. */
export function cellAt(table: HTMLTableElement, y: number, x: number): Cell {
  const grid = gridOf(table)
  const row = grid[y]
  if (row?.[x]) return row[x]
  if (!row) addRow(table, grid.at(-1)!.at(-1)!)
  else if (grid.some(({ length }) => length > row.length)) {
    table.rows[y]!.insertCell()
    openCells(table)
  } else addColumn(table, row.at(-1)!)
  return cellAt(table, y, x)
}

/** Takes out the row of a cell. */
export function removeRow(table: HTMLTableElement, cell: Cell): void {
  const grid = gridOf(table)
  const y = spot(grid, cell).top
  const rows = [...table.rows]
  for (const over of new Set(grid[y])) {
    if (over.rowSpan < 2) continue
    widen(over, 'rowspan', -1)
    const next = rows[y + 1]
    if (over.parentNode === rows[y] && next) place(next, grid[y + 1]!, spot(grid, over).left, over)
  }
  const { parentElement } = rows[y]!
  rows[y]!.remove()
  if (!parentElement!.childElementCount) parentElement!.remove()
}

/** Takes out the column of a cell. */
export function removeColumn(table: HTMLTableElement, cell: Cell): void {
  const grid = gridOf(table)
  const x = spot(grid, cell).left
  for (const over of new Set(grid.map(cells => cells[x]))) {
    if (over && over.colSpan > 1) widen(over, 'colspan', -1)
    else over?.remove()
  }
}
