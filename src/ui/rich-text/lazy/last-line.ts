import type { Delta, EmitterSource, default as Quill } from 'quill/core.js'
import { BlockEmbed } from 'quill/blots/block.js'
import { isPart } from './lines'

/** Keeps a line to write in behind a part that ends the text; both come and go in one step of Undo. */
export function keepLastLine(quill: Quill, before: Delta, by: EmitterSource): void {
  const { tail } = quill.scroll.children
  const end = quill.getLength()
  if (tail instanceof BlockEmbed) quill.insertText(end, '\n', by)
  const [part, line] = before.ops.slice(-2)
  const hadLine = isPart(part?.insert) && line?.insert === '\n'
  // behind words it would go out
  const isLeft = tail?.length() === 1 && Number(tail.prev?.length()) > 1
  if (hadLine && isLeft) quill.deleteText(end - 1, 1, by)
}

/** Makes a line to write in at a place where another part stands; while it is empty it does not go out. */
export function makeLine(quill: Quill, index: number): void {
  const [behind] = quill.getLine(index)
  if (behind instanceof BlockEmbed) quill.insertText(index, '\n', 'user')
}
