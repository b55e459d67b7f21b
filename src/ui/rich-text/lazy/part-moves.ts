import Quill, { Delta } from 'quill/core.js'
import { fill } from '../../../texts'
import { sayLate } from './say-late'
import type { TableBlock } from './table'
import { editorTexts } from './texts'

type Blot = InstanceType<typeof TableBlock>

/** What a part may change places with: not the empty line that ends the text. */
function sidesOf({ prev, next }: Blot) {
  const isEnd = !next?.next && next?.length() === 1
  return { up: prev, down: isEnd ? null : next }
}

/** Tells which parts cannot be moved on. */
export function tellEnds(text: Element): void {
  for (const part of text.children) {
    const sides = sidesOf(Quill.find(part) as unknown as Blot)
    for (const [way, other] of Object.entries(sides)) {
      const button = part.querySelector(`[data-act=${way}]`)
      if (other) button?.removeAttribute('aria-disabled')
      else button?.setAttribute('aria-disabled', 'true')
    }
  }
}

/** Changes places with what stands before or behind it; the same button has the focus. */
export function move(quill: Quill, part: Element, way: 'up' | 'down'): void {
  const blot = Quill.find(part) as unknown as Blot
  const other = sidesOf(blot)[way]
  if (!other) return
  const index = quill.getIndex(blot)
  const length = other.length()
  const op = quill.getContents(index, 1).ops[0]!
  const lift = new Delta().retain(index)
  const delta =
    way === 'up'
      ? new Delta()
          .retain(index - length)
          .push(op)
          .retain(length)
          .delete(1)
      : lift.delete(1).retain(length).push(op)
  quill.history.cutoff()
  quill.updateContents(delta, 'user')
  const to = way === 'up' ? index - length : index + length
  const n = quill.getLines(0, to).length + 1
  sayLate(quill, fill(editorTexts().moved, { n }))
  const [moved] = quill.getLine(to)
  moved?.domNode.querySelector<HTMLElement>(`[data-act=${way}]`)?.focus()
}
