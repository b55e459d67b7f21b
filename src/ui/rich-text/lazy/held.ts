import { BlockEmbed } from 'quill/blots/block.js'
import Embed from 'quill/blots/embed.js'
import { frame } from './frame'
import { park } from './kept'
import { parseSafely } from '../stored/sanitise'
import { editorTexts } from './texts'

/** What an element of the editor stands for, byte for byte. */
const sources = new WeakMap<Node, string>()

/** What an element of the editor stands for; undefined for all others. */
export const sourceOf = (element: Node) => sources.get(element)

/** An empty element in the place of one that the editor cannot write, for quill's clipboard. */
export function standIn(page: Document, className: string, html: string): HTMLElement {
  const element = page.createElement(className === HeldWords.className ? 'span' : 'div')
  element.className = className
  sources.set(element, html)
  return element
}

/** What an element shows, where it neither leads away nor takes the page's look. */
export function shown(html: string): ChildNode[] {
  const { body } = parseSafely(html, 'stored')
  park(body)
  return [...body.childNodes]
}

/** Quill writes every space as one that does not break; those that are meant are told apart. */
export const told = (html: string) => html.replaceAll('&nbsp;', '&#160;')

function nameOf(html: string): string {
  const t = editorTexts()
  const names: Record<string, string> = {
    pre: t.pre,
    hr: t.rule,
    figure: t.figure,
    video: t.video,
    audio: t.audio,
    details: t.details,
    dl: t.definitions,
  }
  return names[/<([a-z]+)/i.exec(html)?.[1]?.toLowerCase() ?? ''] ?? t.other
}

/** A part of the text that is not written here: it is shown, moved and deleted, and goes back as it came. */
export class HeldBlock extends BlockEmbed {
  static override blotName = 'held'
  static override tagName = 'DIV'
  static override className = 'rich-text__held'
  static override create(html: string) {
    const node = super.create(html) as HTMLElement
    sources.set(node, html)
    node.append(frame(nameOf(html)), ...shown(html))
    node.setAttribute('contenteditable', 'false')
    node.setAttribute('role', 'group')
    node.setAttribute('aria-label', nameOf(html))
    return node
  }
  static override value(node: HTMLElement) {
    return sourceOf(node)
  }
  html() {
    return told(sourceOf(this.domNode)!)
  }
}

/** The same in the midst of a line. */
export class HeldWords extends Embed {
  static override blotName = 'held-words'
  static override tagName = 'SPAN'
  static override className = 'rich-text__words'
  static override create(html: string) {
    const node = super.create(html) as HTMLElement
    sources.set(node, html)
    node.append(...shown(html))
    return node
  }
  static override value(node: HTMLElement) {
    return sourceOf(node)
  }
  html() {
    return told(sourceOf(this.domNode)!)
  }
}
