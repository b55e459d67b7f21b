import Quill, { Parchment } from 'quill/core.js'
import Inline from 'quill/blots/inline.js'
import Block from 'quill/blots/block.js'
import { AlignClass } from 'quill/formats/align.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import Header from 'quill/formats/header.js'
import Image from 'quill/formats/image.js'
import IndentClass from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import Link from 'quill/formats/link.js'
import List from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import { HeldBlock, HeldWords } from './held'
import { OF_BLOCK, OF_ITEM, OF_LINES, OF_PARENT, OF_WORDS } from '../stored/rules'
import { TableBlock } from './table'

/** Elements around words that have no button: the words can be written, the element stays. */
const around = [
  ...['abbr', 'bdi', 'bdo', 'big', 'cite', 'code', 'del', 'dfn', 'font', 'ins', 'kbd', 'mark'],
  ...['q', 'samp', 'small', 'span', 'time', 'tt', 'var'],
]

/** Whether words inside an element can be written. */
export const isAround = (name: string) => around.includes(name.toLowerCase())

type Format = typeof Inline

/** A format of words whose value is true, or the attributes that go back with its element. */
function keeping(Base: Format): Format {
  return class extends Base {
    static override create(value: unknown) {
      const node = super.create(value) as HTMLElement
      if (typeof value === 'string') node.setAttribute(OF_WORDS, value)
      return node
    }
    static override formats(node: HTMLElement) {
      return node.getAttribute(OF_WORDS) ?? true
    }
  } as Format
}

function element(name: string): Format {
  return class extends keeping(Inline) {
    static override blotName = name
    static override tagName = name.toUpperCase()
    static override formats(node: HTMLElement) {
      // quill's own, which it makes and clears, say nothing
      return node.getAttribute(OF_WORDS) ?? (name !== 'span' || undefined)
    }
  }
}

/** A link: its address, and behind it what else its element said. */
export class KeptLink extends Link {
  static override create(value: string) {
    const [address = '', own] = value.split('\n')
    const node = super.create(address)
    if (own === undefined) return node
    node.setAttribute('href', address)
    for (const name of ['rel', 'target']) node.removeAttribute(name)
    node.setAttribute(OF_WORDS, own)
    return node
  }
  static override formats(node: HTMLElement) {
    const own = node.getAttribute(OF_WORDS)
    const address = node.getAttribute('href')
    return address && own !== null ? `${address}\n${own}` : address
  }
  override format(name: string, value: unknown) {
    if (name === 'link' && value) this.replaceWith('link', value)
    else super.format(name, value)
  }
}

/** Where a link leads. */
export const addressOf = (link: unknown) => (typeof link === 'string' ? link.split('\n')[0]! : '')

class KeptImage extends Image {
  static override formats(node: HTMLElement) {
    const own = node.getAttribute(OF_WORDS)
    const formats = super.formats(node) as Record<string, string>
    return own ? { ...formats, [OF_WORDS]: own } : formats
  }
  override format(name: string, value: string) {
    if (name === OF_WORDS) this.domNode.setAttribute(name, value)
    else super.format(name, value)
  }
}

/** A line that stands in a box of its own. */
class Box extends Block {
  static override blotName = 'box'
  static override tagName = 'DIV'
}

let isReady = false

/** Tells quill what a text may be made of. */
export function prepareFormats(): void {
  if (isReady) return
  isReady = true
  const { Attributor, Scope } = Parchment
  Quill.register({ 'formats/align': AlignClass, 'formats/indent': IndentClass }, true)
  const formats = [
    ...[Blockquote, Header, List, Script, Box],
    ...[Bold, Italic, Strike, Underline].map(format => keeping(format)),
    ...around.map(element),
    // what goes back with a line
    ...[OF_BLOCK, OF_PARENT, OF_LINES, OF_ITEM].map(
      name => new Attributor(name, name, { scope: Scope.BLOCK }),
    ),
    ...[KeptImage, KeptLink, HeldBlock, HeldWords, TableBlock],
  ]
  for (const format of formats) Quill.register(format as never, true)
}
