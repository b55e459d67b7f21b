import { json } from '../../../json'
import { OF_BLOCK, OF_ITEM, OF_LINES, OF_PARENT } from '../stored/rules'

/** Says nothing, and keeps what the item around says from its own. */
const NONE = '[]'

const isList = ({ nodeName }: Node) => /^[OU]L$/.test(nodeName)

let count = 0

/**
 * Marks the lines of what quill has no element for: a list's or a quote's own, the paragraph of an item,
 * and lines that a break parts.
 */
export function group(body: Element): void {
  for (const parent of body.querySelectorAll('ol, ul, blockquote')) {
    const lines = [...parent.children]
    const own = parent.getAttribute(OF_BLOCK)
    const isQuote = lines.length > 0 && lines.every(({ nodeName }) => nodeName === 'P')
    if (!isList(parent) && !isQuote) continue
    parent.removeAttribute(OF_BLOCK)
    const mark = json([++count, own ?? NONE])
    for (const line of lines) line.setAttribute(OF_PARENT, mark)
  }
  for (const words of body.querySelectorAll('li > p')) {
    words.setAttribute(OF_ITEM, words.getAttribute(OF_BLOCK) ?? NONE)
    words.removeAttribute(OF_BLOCK)
  }
  for (const end of body.querySelectorAll('br')) {
    const line = end.closest('p, h1, h2, h3, h4, h5, h6, li, blockquote, div')
    if (line && hasMore(end, line)) line.setAttribute(OF_LINES, String(++count))
  }
  for (const item of body.querySelectorAll('li li')) {
    for (const name of [OF_BLOCK, OF_LINES, OF_PARENT]) {
      const isAlone = item.hasAttribute(name) || !item.parentElement!.closest(`li[${name}]`)
      if (!isAlone) item.setAttribute(name, NONE)
    }
  }
}

/** Whether anything stands behind a break: the last of a line shows nothing. */
function hasMore(end: Element, line: Element): boolean {
  const behind = line.ownerDocument.createRange()
  behind.setStartAfter(end)
  behind.setEndAfter(line.lastChild!)
  const rest = behind.cloneContents()
  return !!rest.textContent.trim() || !!rest.querySelector('br, img, [class]')
}

/** Puts them together again. */
export function ungroup(body: Element): void {
  for (const line of body.querySelectorAll(`[${OF_LINES}]`)) joinLine(line)
  joinItems([...body.querySelectorAll('li')], 'previousElementSibling')
  joinItems([...body.querySelectorAll('li')].reverse(), 'nextElementSibling')
  for (const line of body.querySelectorAll(`[${OF_PARENT}]`)) giveBack(line)
  for (const item of body.querySelectorAll(`li[${OF_ITEM}]`)) wrapWords(item)
  for (const name of [OF_LINES, OF_PARENT, OF_ITEM]) {
    for (const line of body.querySelectorAll(`[${name}]`)) line.removeAttribute(name)
  }
}

const isSame = (name: string, line: Element, other: Element | null) =>
  other?.nodeName === line.nodeName && other.getAttribute(name) === line.getAttribute(name)

function joinLine(line: Element): void {
  const before = line.previousElementSibling
  if (line.getAttribute(OF_LINES) === NONE || !isSame(OF_LINES, line, before)) return
  const makeEnd = () => line.ownerDocument.createElement('br')
  before!.append(makeEnd(), ...line.childNodes)
  const isLast = !isSame(OF_LINES, line, line.nextElementSibling)
  if (isLast && before!.lastChild!.nodeName === 'BR') before!.append(makeEnd())
  line.remove()
}

/** An item that was added is of the list that it stands in. */
function joinItems(items: Element[], side: 'previousElementSibling' | 'nextElementSibling'): void {
  for (const item of items) {
    const other = item[side]
    const list = other?.getAttribute(OF_PARENT)
    if (!list || item.hasAttribute(OF_PARENT)) continue
    item.setAttribute(OF_PARENT, list)
    if (other!.hasAttribute(OF_ITEM)) item.setAttribute(OF_ITEM, NONE)
  }
}

function giveBack(line: Element): void {
  const [, own] = JSON.parse(line.getAttribute(OF_PARENT)!) as [number?, string?]
  if (own === undefined) return
  const before = line.previousElementSibling
  if (line.nodeName === 'BLOCKQUOTE') return quote(line, before, own)
  const list = line.parentElement!
  if (!isList(list) || isSame(OF_PARENT, line, before)) return
  // quill makes one of two lists that follow each other
  const place = before ? (list.cloneNode(false) as Element) : list
  if (before) {
    const items = [...list.children]
    place.append(...items.slice(items.indexOf(line)))
    list.after(place)
  }
  place.setAttribute(OF_BLOCK, own)
}

/** An item's words go back into their paragraph; the lists in the item stand behind it. */
function wrapWords(item: Element): void {
  const words = item.ownerDocument.createElement('p')
  words.setAttribute(OF_BLOCK, item.getAttribute(OF_ITEM)!)
  words.append(...[...item.childNodes].filter(node => !isList(node)))
  item.prepend(words)
}

/** A quote of paragraphs, which quill has as one a line. */
function quote(line: Element, before: Element | null, own: string): void {
  const paragraph = line.ownerDocument.createElement('p')
  paragraph.setAttribute(OF_BLOCK, line.getAttribute(OF_BLOCK) ?? NONE)
  paragraph.append(...line.childNodes)
  if (isSame(OF_PARENT, line, before)) {
    before!.append(paragraph)
    line.remove()
  } else {
    line.setAttribute(OF_BLOCK, own)
    line.append(paragraph)
  }
}
