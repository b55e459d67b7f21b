import { isBlock } from '../stored/tags'
import { json } from '../../../json'
import { layout, OF_BLOCK, OF_WORDS } from '../stored/rules'

/** What the editor itself reads and writes; all else would look or act of its own. */
const live: Record<string, string[]> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan', 'scope'],
  DETAILS: ['open'],
  AUDIO: ['src', 'controls'],
  VIDEO: ['src', 'poster', 'controls', 'width', 'height'],
  SOURCE: ['src', 'type'],
  TRACK: ['src', 'kind', 'srclang', 'label'],
}

/** Each attribute in its order; one that is live in the editor has its value there. */
type Own = [name: string, value?: string][]

/** Puts the attributes that only go back into one, where they do nothing meanwhile. */
export function park(body: Element): void {
  for (const element of body.querySelectorAll('*')) {
    const own = element
      .getAttributeNames()
      .filter(name => name !== OF_BLOCK && name !== OF_WORDS)
      .map(name => parked(element, name))
    const isWhole = own.every(([, value]) => value === undefined)
    const place = isBlock(element.nodeName) || element.nodeName === 'LI' ? OF_BLOCK : OF_WORDS
    element.removeAttribute(OF_BLOCK)
    element.removeAttribute(OF_WORDS)
    // a link of the editor's own opens a new page; one that came may not
    if (!isWhole || element.nodeName === 'A') element.setAttribute(place, json(own))
  }
}

function parked(element: Element, name: string): Own[number] {
  const value = element.getAttribute(name)!
  if (live[element.nodeName]?.includes(name)) return [name]
  if (name === 'class') {
    const names = value.split(/\s+/)
    const shown = names.filter(given => layout.test(given)).join(' ')
    if (shown === value) return [name]
    element.className = shown
    if (shown) return [name, names.filter(given => !layout.test(given)).join(' ')]
  }
  element.removeAttribute(name)
  return [name, value]
}

/** Gives them back. */
export function unpark(body: Element): void {
  for (const element of body.querySelectorAll(`[${OF_BLOCK}], [${OF_WORDS}]`)) {
    for (const place of [OF_BLOCK, OF_WORDS]) {
      const own = JSON.parse(element.getAttribute(place) ?? '[]') as Own
      element.removeAttribute(place)
      for (const [name, value] of own) {
        const now = element.getAttribute(name)
        element.removeAttribute(name)
        const all = [now, value].filter(text => text !== undefined && text !== null)
        if (all.length) element.setAttribute(name, all.join(' '))
      }
    }
  }
}
