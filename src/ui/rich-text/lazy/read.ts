import { isAround } from './formats'
import { group } from './groups'
import { HeldBlock, HeldWords, standIn } from './held'
import { park } from './kept'
import { tidyPaste } from './paste-tidy'
import { htmlOf, parseSafely } from '../stored/sanitise'
import { TableBlock } from './table'
import { hasBlocks, isBlock, rename } from '../stored/tags'

/** Images that the portal has; a pasted one from elsewhere would be asked of its host, and not be kept (R173). */
export const known = new Set<string>()

/** Stands for a space that does not break, which quill's clipboard would make a plain one. */
export const NBSP = '\ue00a'

const lines = /^(H[1-6]|P|BLOCKQUOTE|[OU]L|LI|DIV)$/
const words = /^(A|B|BR|EM|I|IMG|S|STRIKE|STRONG|SU[BP]|U)$/

/** A text as quill's clipboard reads it: what it cannot write has something to stand in for it. */
export function readSafely(html: string, isStored: boolean): Document {
  const page = parseSafely(html, isStored ? 'stored' : 'pasted')
  const { body } = page
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src')!
    if (isStored) known.add(address)
    else if (!known.has(address)) image.remove()
  }
  if (!isStored) tidyPaste(page)
  const held = hold(body, isStored)
  if (isStored) {
    park(body)
    group(body)
    keepSpaces(page)
  }
  for (const [element, name] of held) element.className = name
  return page
}

/** Puts stand-ins for what is not written here; they get their names when all else is read. */
function hold(parent: Element, isStored: boolean): [Element, string][] {
  return [...parent.children].flatMap(element => {
    const { nodeName } = element
    if (nodeName === 'DIV' && hasBlocks(element)) {
      const held = hold(element, isStored)
      // quill takes no box around lines
      rename(element, 'section')
      return held
    }
    const isOpen = lines.test(nodeName) || words.test(nodeName) || isAround(nodeName)
    const isTwice = isAround(nodeName) && !!element.parentElement!.closest(nodeName)
    const isBox = !isStored && /^(ADDRESS|ARTICLE|FOOTER|HEADER|MAIN|NAV|SECTION)$/.test(nodeName)
    if ((isOpen && !isTwice) || isBox) return hold(element, isStored)
    const name = nameOf(element)
    const stand = standIn(element.ownerDocument, name, htmlOf(element))
    element.replaceWith(stand)
    return [[stand, name]]
  })
}

function nameOf({ nodeName, parentElement }: Element): string {
  if (nodeName === 'TABLE') return TableBlock.className
  const isInLine = !/^(BODY|DIV|SECTION|LI|BLOCKQUOTE)$/.test(parentElement!.nodeName)
  return isInLine || !isBlock(nodeName) ? HeldWords.className : HeldBlock.className
}

function keepSpaces(page: Document): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    text.data = text.data.replaceAll('\u00a0', NBSP)
  }
}
