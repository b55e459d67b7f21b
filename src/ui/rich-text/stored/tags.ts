/** An attribute as it stands in a tag's text. */
interface Attribute {
  from: number
  to: number
  name: string
}

interface Tag {
  name: string
  isEnd: boolean
  from: number
  to: number
  attributes: Attribute[]
}

/** The tags of a text, read as browsers read them; what looks like one inside a value is none. */
function* tagsOf(html: string): Generator<Tag> {
  const start = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)/gi
  const piece = /[\s/]*(?:>|(=?[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?)/y
  for (let found; (found = start.exec(html));) {
    const [, end, name] = found
    if (!name) continue
    const attributes: Attribute[] = []
    piece.lastIndex = start.lastIndex
    let part = piece.exec(html)
    for (; part?.[1]; part = piece.exec(html)) {
      const from = piece.lastIndex - part[0].trimStart().replace(/^\/[\s/]*/, '').length
      attributes.push({ from, to: piece.lastIndex, name: part[1] })
    }
    if (!part) return
    start.lastIndex = piece.lastIndex
    yield { name, isEnd: !!end, from: found.index, to: piece.lastIndex, attributes }
  }
}

/** The same text, with what `change` makes of each tag's name and of the text of each attribute. */
export function mapTags(html: string, change: (name: string, text: string) => string): string {
  let made = ''
  let done = 0
  function put(from: number, to: number, name: string) {
    made += html.slice(done, from) + change(name, html.slice(from, to))
    done = to
  }
  for (const { name, isEnd, from, attributes } of tagsOf(html)) {
    const start = from + (isEnd ? 2 : 1)
    put(start, start + name.length, `<${name}`)
    for (const attribute of attributes) put(attribute.from, attribute.to, attribute.name)
  }
  return made + html.slice(done)
}

const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i

const block =
  /^(address|article|aside|audio|blockquote|center|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|pre|section|table|ul|video)$/i

/** Whether an element stands on lines of its own. */
export const isBlock = (name: string) => block.test(name)

/** Whether what stands in an element stands on lines of its own. */
export const hasBlocks = (element: Element) =>
  [...element.children].some(({ nodeName }) => isBlock(nodeName))

/** Puts an element of another name in the place of one. */
export function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

const aside = /(?:\s|<!--(?:(?!-->)[^])*-->)*/.source
const sides = new RegExp(`^(${aside})[^]*?(${aside})$`)
const all = new RegExp(`^${aside}$`)

const isAside = (text: string) => all.test(text)

/** The space and the comments before and behind all else. */
export function around(html: string): [head: string, tail: string] {
  const [, head = '', tail = ''] = sides.exec(html) ?? []
  return [head, tail]
}

/**
 * The text cut before and after each block that stands in no other; together they are the text.
 *
 * Where a tag is not closed, the cuts are wrong: whoever cuts compares what is made of the parts.
 */
export function blocksOf(html: string): string[] {
  const cuts = new Set([0])
  let depth = 0
  for (const { name, isEnd, from, to } of tagsOf(html)) {
    if (isEnd) depth--
    else if (depth === 0 && isBlock(name)) cuts.add(from)
    if (!isEnd && !empty.test(name)) depth++
    else if (depth === 0 && isBlock(name)) cuts.add(to)
  }
  const places = [...cuts, html.length]
  const parts = places.slice(0, -1).map((from, n) => html.slice(from, places[n + 1]))
  // space and comments between two blocks go with the first
  return parts.reduce<string[]>((made, part) => {
    if (made.length && (isAside(part) || isAside(made.at(-1)!))) made[made.length - 1] += part
    else if (part) made.push(part)
    return made
  }, [])
}

/** The tags around all else, where the text is one box: without them its parts can be edited. */
export function unbox(html: string): [before: string, inside: string, after: string] {
  const [first, ...rest] = tagsOf(html)
  const last = rest.at(-1)
  const isBox =
    first?.name.toLowerCase() === 'div' &&
    last?.isEnd &&
    !html.slice(0, first.from).trim() &&
    !html.slice(last.to).trim() &&
    rest.some(({ name, isEnd }) => !isEnd && isBlock(name)) &&
    closes(rest) === last
  if (!isBox) {
    const inside = html.trimStart()
    return [html.slice(0, html.length - inside.length), inside, '']
  }
  const [before, inside, after] = unbox(html.slice(first.to, last.from))
  return [html.slice(0, first.to) + before, inside, after + html.slice(last.from)]
}

/** The end of what was opened before these. */
function closes(tags: Tag[]): Tag | undefined {
  let depth = 1
  return tags.find(({ name, isEnd }) => {
    if (isEnd) depth--
    else if (!empty.test(name)) depth++
    return depth === 0
  })
}
