import Quill from 'quill/core.js'
import { writeInCell } from './cell-text'
import type { Act } from './frame'
import { makeLine } from './last-line'
import { move } from './part-moves'
import { cellsOf, TableBlock, tableOf } from './table'
import { addColumn, addRow, removeColumn, removeRow } from './table-grid'
import { pasteIntoCells } from './table-paste'
import { keepPlace, moveFocus } from './toolbar-keys'

const PART = '.rich-text__held, .rich-text__table'

type Blot = InstanceType<typeof TableBlock>

const elementOf = ({ target }: Event) => target as Element
const cellOf = (event: Event) =>
  elementOf(event).closest<HTMLTableCellElement>('[contenteditable=plaintext-only]')

/** Drives the parts that quill does not write: their bars, and the cells of tables; tells whether the caret is in one. */
export function driveParts(quill: Quill, onCell: (isInCell: boolean) => void): void {
  const { root } = quill
  /** The cell that was last written in, of each table. */
  const last = new WeakMap<Element, HTMLTableCellElement>()

  root.addEventListener('focusin', event => {
    const bar = elementOf(event).closest<HTMLElement>('.rich-text__frame')
    if (bar) keepPlace(bar, elementOf(event))
    const cell = cellOf(event)
    if (cell) last.set(cell.closest('.rich-text__table')!, cell)
    if (cell || event.target === root) onCell(!!cell)
  })
  root.addEventListener('mousedown', event => {
    // the caret stays in its cell
    if (elementOf(event).closest('[data-act]')) event.preventDefault()
  })
  root.addEventListener('click', event => {
    const part = elementOf(event).closest(PART)
    const button = elementOf(event).closest<HTMLElement>('[data-act]')
    // a link of what is only shown would leave the form
    if (part && elementOf(event).closest('a')) event.preventDefault()
    if (!part || !button) return
    const table = tableOf(part)
    const cell = table && last.get(part)?.isConnected ? last.get(part)! : table && cellsOf(table)[0]
    act(quill, part, button.dataset['act'] as Act, cell)
  })
  root.addEventListener('keydown', event => {
    const bar = elementOf(event).closest<HTMLElement>('.rich-text__frame')
    if (bar) moveFocus(bar, event)
    const cell = cellOf(event)
    if (cell) press(quill, cell, event)
  })
  // before quill, which would take its own selection for it
  for (const name of ['copy', 'cut', 'paste', 'drop', 'beforeinput'] as const) {
    root.parentElement!.addEventListener(
      name,
      event => {
        const cell = cellOf(event)
        if (!cell && !elementOf(event).closest(PART)) return
        event.stopPropagation()
        if (cell && name === 'paste') pasteIntoCells(cell, event as ClipboardEvent)
        if (cell && /^insert(Paragraph|LineBreak)$/.test((event as InputEvent).inputType)) {
          event.preventDefault()
          writeInCell(cell, '\n')
        }
        if (name === 'drop') event.preventDefault()
      },
      true,
    )
  }
}

function act(
  quill: Quill,
  part: Element,
  name: Act,
  cell: HTMLTableCellElement | null | undefined,
) {
  const blot = Quill.find(part) as unknown as Blot
  const index = quill.getIndex(blot)
  if (name === 'up' || name === 'down') return move(quill, part, name)
  const table = tableOf(part)
  if (name === 'removePart' || !table || !cell) return remove(quill, index)
  const row = cell.parentElement as HTMLTableRowElement
  const y = [...table.rows].indexOf(row)
  const x = [...row.cells].indexOf(cell)
  const acts = { row: addRow, column: addColumn, removeRow, removeColumn }
  acts[name](table, cell)
  quill.history.cutoff()
  if (!cellsOf(table).length) return remove(quill, index)
  const to = name === 'row' ? y + 1 : Math.min(y, table.rows.length - 1)
  const cells = table.rows[to]!.cells
  cells[Math.min(name === 'column' ? x + 1 : x, cells.length - 1)]?.focus()
}

function remove(quill: Quill, index: number): void {
  quill.focus()
  quill.deleteText(index, 1, 'user')
  quill.setSelection(index, 0, 'user')
}

/** Escape leaves a cell for the text behind its table; undo is that of the whole text. */
function press(quill: Quill, cell: HTMLTableCellElement, event: KeyboardEvent): void {
  const part = cell.closest('.rich-text__table')!
  const index = quill.getIndex(Quill.find(part) as never)
  // 229: it drops a word that is being composed
  if (event.key === 'Escape' && event.keyCode !== 229) {
    event.preventDefault()
    event.stopPropagation()
    makeLine(quill, index + 1)
    quill.focus()
    quill.setSelection(index + 1, 0, 'user')
  }
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || !/^[azy]$/.test(key)) return
  event.preventDefault()
  // Chromium would mark the text around the table
  if (key === 'a') return document.getSelection()?.selectAllChildren(cell)
  const at = cellsOf(tableOf(part)!).indexOf(cell)
  if (key === 'y' || event.shiftKey) quill.history.redo()
  else quill.history.undo()
  const [line] = quill.getLine(index)
  const table = line instanceof TableBlock ? tableOf(line.domNode as Element) : null
  if (table) cellsOf(table)[at]?.focus()
  else quill.focus()
}
