import type Quill from 'quill/core.js'

/** What of quill's selection looks at the document, where a shadow root hides the caret. */
interface Selection {
  root: HTMLElement
  hasFocus: () => boolean
  getNativeRange: () => { native: AbstractRange } | null
  setNativeRange: (...place: Place) => void
  normalizeNative: (range: AbstractRange) => { native: AbstractRange } | null
}

type Place = [
  start: Node | null,
  startOffset?: number,
  end?: Node | null,
  endOffset?: number,
  force?: boolean,
]

const forwarded = ['selectionchange', 'mousedown', 'mouseup', 'click']

/**
 * Teaches one editor to find and place the caret in a shadow root, in all three engines.
 *
 * Without it every key lands in the wrong place. Returns what undoes it.
 */
export function patchSelection(quill: Quill, root: ShadowRoot): () => void {
  const selection = quill.selection as unknown as Selection
  const { emitter } = quill as unknown as { emitter: { handleDOM: (event: Event) => void } }

  // a cell of a table has a caret of its own
  selection.hasFocus = () => root.activeElement === selection.root

  selection.getNativeRange = () => {
    const range = rangeIn(root)
    return range && selection.normalizeNative(range)
  }

  selection.setNativeRange = (
    start,
    startOffset = 0,
    end = start,
    endOffset = startOffset,
    force,
  ) => {
    const shown = document.getSelection()
    if (!shown) return
    if (!start) {
      shown.removeAllRanges()
      selection.root.blur()
      return
    }
    if (!selection.root.parentNode || !start.parentNode || !end?.parentNode) return
    if (!selection.hasFocus()) selection.root.focus({ preventScroll: true })
    const native = selection.getNativeRange()?.native
    const isThere =
      native?.startContainer === start &&
      native.startOffset === startOffset &&
      native.endContainer === end &&
      native.endOffset === endOffset
    if (!isThere || force) {
      shown.setBaseAndExtent(...around(start, startOffset), ...around(end, endOffset))
    }
  }

  const life = new AbortController()
  const { signal } = life
  // quill forwards these itself, but to editors that it finds in the document
  for (const name of forwarded) {
    document.addEventListener(name, event => emitter.handleDOM(event), { signal })
  }
  // WebKit puts the caret at the start when the tab key leads back into the text
  const restore = () => quill.setSelection(quill.selection.savedRange, 'silent')
  selection.root.addEventListener('focus', restore, { signal })
  return () => life.abort()
}

/** Where the caret is inside a shadow root: the standard's way, older Safari's, and the root's own. */
export function rangeIn(root: ShadowRoot): AbstractRange | null {
  const selection = document.getSelection() as
    (globalThis.Selection & { getComposedRanges?: (given: unknown) => StaticRange[] }) | null
  const own = (root as { getSelection?: () => globalThis.Selection | null }).getSelection
  const ways = [
    () => selection?.getComposedRanges?.({ shadowRoots: [root] })[0],
    () => selection?.getComposedRanges?.(root)[0],
    () => own?.call(root)?.getRangeAt(0),
    () => selection?.getRangeAt(0),
  ]
  for (const way of ways) {
    try {
      const range = way()
      if (range) return range
    } catch {
      // this engine knows another way
    }
  }
  return null
}

/** A line break holds no caret: the place before it in its line does. */
function around(node: Node, offset: number): [Node, number] {
  if (node.nodeName !== 'BR') return [node, offset]
  return [node.parentNode!, [...node.parentNode!.childNodes].indexOf(node as ChildNode)]
}
