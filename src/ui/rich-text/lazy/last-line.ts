import type { Delta, EmitterSource, default as Quill } from 'quill/core.js'
import { BlockEmbed } from 'quill/blots/block.js'
import { isPart } from './lines'
import { rangeIn } from './selection'

/** Empty lines that came with the part before them; one that was there before is the visitor's. */
const kept = new WeakSet<Node>()

/** Keeps a line to write in behind a part that ends the text; both come and go in one step of Undo. */
export function keepLastLine(quill: Quill, before: Delta, by: EmitterSource): void {
  const { tail } = quill.scroll.children
  const end = quill.getLength()
  if (tail instanceof BlockEmbed) return void quill.insertText(end, '\n', by)
  if (tail?.length() !== 1) return
  const [part, line = part] = before.ops.slice(-2)
  const wasBlank = /(^|\n)\n$/.test(String(line?.insert))
  if (tail.prev instanceof BlockEmbed) return void (wasBlank || kept.add(tail.domNode))
  // behind words it would go out
  const hadLine = isPart(part?.insert) && line?.insert === '\n' && kept.has(tail.domNode)
  if (hadLine && Number(tail.prev?.length()) > 1) quill.deleteText(end - 1, 1, by)
}

/** Makes a line to write in at a place where another part stands; while it is empty it does not go out. */
export function makeLine(quill: Quill, index: number, by: EmitterSource = 'user'): void {
  const [behind] = quill.getLine(index)
  if (behind instanceof BlockEmbed) quill.insertText(index, '\n', by)
}

/**
 * Makes a line where the caret comes before a part and no line is: Chromium draws none there, and takes no key. It is no
 * change of the visitor's: it tells nobody, and Undo passes it by.
 */
export function leadBefore(quill: Quill, root: ShadowRoot): void {
  quill.emitter.listenDOM('selectionchange', document, () => {
    const { startContainer, startOffset, collapsed } = rangeIn(root) ?? {}
    if (root.activeElement !== quill.root || startContainer !== quill.root || !collapsed) return
    const part = quill.scroll.children.at(startOffset!)
    const isAlone = !part?.prev || part.prev instanceof BlockEmbed
    if (!(part instanceof BlockEmbed) || !isAlone) return
    const index = quill.getIndex(part)
    makeLine(quill, index, 'api')
    quill.setSelection(index, 0, 'user')
  })
}
