import { parseSafely } from '../stored/sanitise'
import { isBlock } from '../stored/tags'

/** Elements that the editor writes under another name. */
const alike: Record<string, string> = { B: 'STRONG', I: 'EM', STRIKE: 'S' }

/** Elements that say nothing of their own. */
const plain = /^(P|DIV|BR|SPAN|FONT|A|TBODY)$/

/** The elements of a text that say something, and the attributes of all. */
function thingsIn(body: Element): Map<string, number> {
  const things = new Map<string, number>()
  const count = (thing: string) => things.set(thing, (things.get(thing) ?? 0) + 1)
  for (const { nodeName, attributes } of body.querySelectorAll('*')) {
    if (!plain.test(nodeName)) things.set(alike[nodeName] ?? nodeName, 1)
    for (const { name, value } of attributes) {
      for (const said of name === 'class' ? value.split(/\s+/) : [value]) count(`${name}=${said}`)
    }
  }
  return things
}

/** How the blocks of a text stand in each other; a line of its own says nothing, but in an item or a quote. */
function shapeOf(parent: Element): string {
  const isInside = !!parent.closest('li, blockquote')
  return [...parent.children]
    .map(child => {
      const says = isInside || !plain.test(child.nodeName)
      const isPart = isBlock(child.nodeName) || child.nodeName === 'LI'
      return isPart && says ? `${child.nodeName}(${shapeOf(child)})` : shapeOf(child)
    })
    .join('')
}

/** Whether the editor would lose something of a text that it writes anew. */
export function loses(source: string, made: string): boolean {
  const [before, after] = [source, made].map(html => parseSafely(html, 'stored').body)
  const now = thingsIn(after!)
  return (
    shapeOf(before!) !== shapeOf(after!) ||
    [...thingsIn(before!)].some(([thing, count]) => now.get(thing) !== count)
  )
}
