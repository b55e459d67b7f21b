import { lookOf } from '../stored/sanitise'
import { hasBlocks, rename } from '../stored/tags'

/** What is pasted, as it would have been written here. */
export function tidyPaste({ body }: Document): void {
  for (const box of body.querySelectorAll('b, strong')) {
    // a whole document of Google's stands in one
    if (/font-weight:\s*(normal|[1-4]00)/i.test(lookOf(box))) box.replaceWith(...box.childNodes)
  }
  for (const item of body.querySelectorAll('p')) makeItem(item)
  for (const words of body.querySelectorAll('span')) makeFormats(words)
  for (const cell of body.querySelectorAll('td, th')) {
    const [only, ...others] = cell.children
    if (only?.nodeName === 'P' && !others.length) only.replaceWith(...only.childNodes)
    const hasText = cell.textContent.trim() || cell.querySelector('img')
    if (!cell.querySelector('pre') && !hasText) cell.textContent = ''
  }
  for (const box of body.querySelectorAll('div')) {
    if (!hasBlocks(box)) rename(box, 'p')
  }
}

/** A paragraph that a word processor shows as an item of a list becomes one. */
function makeItem(line: HTMLElement): void {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(lookOf(line))?.[1]
  if (!level) return
  const mark = [...line.querySelectorAll('span')].find(span =>
    /mso-list:\s*ignore/i.test(lookOf(span)),
  )
  const name = /^\s*\(?[\da-z]+[.)]/i.test(mark?.textContent ?? '') ? 'OL' : 'UL'
  mark?.remove()
  const before = line.previousElementSibling
  const list = before?.nodeName === name ? before : line.ownerDocument.createElement(name)
  const item = line.ownerDocument.createElement('li')
  if (level > '1') item.className = `ql-indent-${Number(level) - 1}`
  item.append(...line.childNodes)
  line.replaceWith(list)
  list.append(item)
}

/** The formats that a look stands for. */
const looks: [look: RegExp, name: string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
]

/** Words that only look so get the elements that say it. */
function makeFormats(words: HTMLElement): void {
  for (const [look, name] of looks) {
    const isLink = name === 'u' && words.closest('a')
    if (isLink || !look.test(lookOf(words))) continue
    const format = words.ownerDocument.createElement(name)
    format.append(...words.childNodes)
    words.append(format)
  }
  words.replaceWith(...words.childNodes)
}
