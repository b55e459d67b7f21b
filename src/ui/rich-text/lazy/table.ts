import { BlockEmbed } from 'quill/blots/block.js'
import { OPEN_LINE } from './cell-text'
import { frame } from './frame'
import { shown, sourceOf, told } from './held'
import { unpark } from './kept'
import { insideOf } from '../stored/sanitise'
import { editorTexts } from './texts'

/** The table of a part of the text. */
export const tableOf = (part: Element) => part.querySelector('table')

/** The cells that are its own, and of no table inside. */
export function cellsOf(table: HTMLTableElement): HTMLTableCellElement[] {
  return [...table.rows].flatMap(row => [...row.cells])
}

/** Lets its cells be written, each a stop of the tab key. */
export function openCells(table: HTMLTableElement): void {
  for (const cell of cellsOf(table)) cell.setAttribute('contenteditable', 'plaintext-only')
}

/** A table that is still empty, its first row the head. */
export function newTable(): string {
  const row = (name: string) => `<tr>${`<${name}></${name}>`.repeat(2)}</tr>`
  const head = row('th').replaceAll('<th>', '<th scope="col">')
  return `<table><thead>${head}</thead><tbody>${row('td')}</tbody></table>`
}

/** A table: its cells are written in their places, and all else of it stays as it came. */
export class TableBlock extends BlockEmbed {
  static override blotName = 'grid'
  static override tagName = 'DIV'
  static override className = 'rich-text__table'
  static override create(html: string) {
    const node = super.create(html) as HTMLElement
    const place = document.createElement('div')
    place.className = 'rich-text__cells'
    place.append(...shown(html))
    const acts = ['row', 'column', 'removeRow', 'removeColumn'] as const
    node.append(frame(editorTexts().table, [...acts]), place)
    node.setAttribute('contenteditable', 'false')
    openCells(tableOf(node)!)
    return node
  }
  static override value(node: HTMLElement) {
    const table = tableOf(node)
    // of quill's clipboard
    if (!table) return sourceOf(node)
    const place = document.implementation.createHTMLDocument('').body
    place.append(table.cloneNode(true))
    // styles are parked: one that stands here is of the browser or of an extension
    for (const element of place.querySelectorAll('[contenteditable], [style]')) {
      element.removeAttribute('contenteditable')
      element.removeAttribute('style')
    }
    for (const end of place.querySelectorAll(`.${OPEN_LINE}`)) end.remove()
    unpark(place)
    return insideOf(place)
  }
  html() {
    return told(String(this.value()[TableBlock.blotName]))
  }
}
