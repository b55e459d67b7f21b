import { rangeIn } from './selection'
import { isBlock } from '../stored/tags'

type Cell = HTMLTableCellElement

/** Holds a line open that is still empty; it does not go out. */
export const OPEN_LINE = 'rich-text__end'

/** The text that an element shows, each of its lines as one; changes the element. */
export function textOf(parent: Element): string {
  const texts = parent.ownerDocument.createTreeWalker(parent, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replaceAll(/[ \t\r\n]+/g, ' ')
  }
  for (const element of parent.querySelectorAll('*')) {
    const { nodeName } = element
    if (nodeName === 'BR') element.replaceWith('\n')
    else if (/^T[DH]$/.test(nodeName)) element.append(' ')
    else if (isBlock(nodeName) || /^(LI|TR|D[TD])$/.test(nodeName)) {
      element.before('\f')
      element.after('\f')
    }
  }
  return parent.textContent
    .replaceAll(/\s*\f\s*/g, '\n')
    .replaceAll(/ *\n */g, '\n')
    .trim()
}

/** A text as it stands in a cell: breaks part its lines. */
function nodesOf(text: string): Node[] {
  return text.split('\n').flatMap((line, n) => {
    const nodes: Node[] = n ? [document.createElement('br')] : []
    return line ? [...nodes, document.createTextNode(line)] : nodes
  })
}

/** Puts a text in the place of what stands in a cell. */
export const fillCell = (cell: Cell, text: string) => cell.replaceChildren(...nodesOf(text))

/** Writes a text where the caret of a cell stands, over what is marked. */
export function writeInCell(cell: Cell, text: string): void {
  const caret = rangeIn(cell.getRootNode() as ShadowRoot)
  if (!caret || !cell.contains(caret.startContainer) || !cell.contains(caret.endContainer)) return
  const range = document.createRange()
  range.setStart(caret.startContainer, caret.startOffset)
  range.setEnd(caret.endContainer, caret.endOffset)
  range.deleteContents()
  const nodes = document.createDocumentFragment()
  nodes.append(...nodesOf(text))
  range.insertNode(nodes)
  range.collapse(false)
  openLine(cell, range)
  const { startContainer: node, startOffset: offset } = range
  document.getSelection()!.setBaseAndExtent(node, offset, node, offset)
}

/** A break with nothing behind it shows no line; another one does. */
function openLine(cell: Cell, { startContainer, startOffset }: Range): void {
  let line: Node = startContainer
  while (line !== cell && line.nodeName !== 'LI' && !isBlock(line.nodeName)) line = line.parentNode!
  const rest = document.createRange()
  rest.setStart(startContainer, startOffset)
  rest.setEndAfter(line.lastChild!)
  const behind = rest.cloneContents()
  if (behind.textContent || behind.querySelector('br, img')) return
  const end = document.createElement('br')
  end.className = OPEN_LINE
  ;(line as Element).append(end)
}
