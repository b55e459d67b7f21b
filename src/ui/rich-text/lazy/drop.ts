import { Delta, type default as Quill } from 'quill/core.js'

/**
 * Takes markup that is dropped as if it were pasted: put in by the browser, it would ask its images of
 * their hosts while it is shown (R173).
 */
export function takeDrops(quill: Quill, root: ShadowRoot): void {
  quill.root.addEventListener('drop', event => {
    const given = event.dataTransfer!
    const html = given.files.length ? '' : given.getData('text/html')
    if (!html) return
    event.preventDefault()
    quill.focus()
    const at = indexUnder(quill, root, event)
    const dropped = quill.clipboard.convert({ html })
    quill.updateContents(new Delta().retain(at).concat(dropped), 'user')
    quill.setSelection(at + dropped.length(), 0, 'silent')
  })
}

/** What of the document only some engines have. */
interface Pointing {
  caretPositionFromPoint?: (
    x: number,
    y: number,
    options: { shadowRoots: ShadowRoot[] },
  ) => { offsetNode: Node; offset: number } | null
  caretRangeFromPoint?: (x: number, y: number) => Range | null
}

/** The place in the text that the pointer shows; where an engine cannot say, that of the caret. */
function indexUnder(
  { selection }: Quill,
  root: ShadowRoot,
  { clientX, clientY }: DragEvent,
): number {
  const page = document as unknown as Pointing
  const position = page.caretPositionFromPoint?.(clientX, clientY, { shadowRoots: [root] })
  const range = page.caretRangeFromPoint?.(clientX, clientY)
  const node = position?.offsetNode ?? range?.startContainer
  const offset = position?.offset ?? range?.startOffset ?? 0
  const native = node && selection.normalizeNative(placeAt(node, offset))
  return native ? selection.normalizedToRange(native).index : selection.savedRange.index
}

function placeAt(node: Node, offset: number): StaticRange {
  const [startContainer, startOffset, endContainer, endOffset] = [node, offset, node, offset]
  return new StaticRange({ startContainer, startOffset, endContainer, endOffset })
}
