import Quill, { Delta } from 'quill/core.js'
import { takeCapitals } from './capitals'
import { OwnClipboard } from './clipboard'
import { takeDrops } from './drop'
import { prepareFormats } from './formats'
import { keepLastLine, leadBefore } from './last-line'
import { numberLists } from './list-numbers'
import { tellEnds } from './part-moves'
import { tellParts } from './part-news'
import { driveParts } from './parts'
import { readSafely } from './read'
import { patchSelection } from './selection'
import { setLink } from './set-link'
import { load, type Source } from './source'
import { tellWhenQuiet } from './told'
import { cellsOf, newTable, TableBlock, tableOf } from './table'
import { Uploads } from './uploads'
import { written } from './written'

let isReady = false

function prepare() {
  if (isReady) return
  isReady = true
  prepareFormats()
  Quill.register({ 'modules/uploader': Uploads, 'modules/clipboard': OwnClipboard }, true)
}

/** What an editor needs of its field. */
export interface EditorOptions {
  root: ShadowRoot
  onChange: (html: string) => void
  onFiles: (files: File[]) => void
  /** The caret moved, or what it stands in changed. */
  onFormats: (formats: Record<string, unknown>) => void
  /** The caret went into a cell of a table, or back into the text. */
  onCell: (isInCell: boolean) => void
}

/** One editor, as its field drives it. */
export interface Editor {
  quill: Quill
  /** Tells what was typed and not told yet; whether there was something. */
  tell: () => boolean
  /** Shows a text, and tells what is in it that is not safe. */
  show: (html: string) => string[]
  /** Formats what is marked, or what is typed next; the caret is back in the text. */
  setFormat: (name: string, value: unknown) => void
  /** Formats the lines that the caret was in; the focus stays where it is. */
  setLines: (name: string, value: unknown) => void
  /** Links what is marked, the link that the caret stands in, or the address itself; empty unlinks. */
  setLink: (address: string) => void
  destroy: () => void
}

/** Puts quill into an element inside a shadow root; its toolbar is ours. */
export function createEditor(element: HTMLElement, options: EditorOptions): Editor {
  prepare()
  const { root, onChange, onFiles, onFormats, onCell } = options
  let isStored = false
  let source: Source = { box: ['', ''], parts: [], unsafe: [] }
  const quill = new Quill(element, {
    modules: {
      clipboard: { parse: (html: string) => readSafely(html, isStored) },
      history: { userOnly: true },
      uploader: { take: onFiles },
      // the tab key leads on to the next control
      keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
    },
  })
  takeCapitals(quill)
  const release = patchSelection(quill, root)
  leadBefore(quill, root)
  takeDrops(quill, root)
  driveParts(quill, onCell)
  const news = tellParts(quill)
  quill.on('editor-change', () => {
    const range = quill.selection.savedRange
    onFormats(quill.getFormat(range.index, range.length))
  })
  // what is typed elsewhere is undone by itself, however soon
  quill.on('selection-change', () => quill.history.cutoff())
  const telling = tellWhenQuiet(element, root, () =>
    onChange(isEmpty(quill) ? '' : written(quill, source)),
  )
  quill.on('text-change', (_delta, before, by) => {
    keepLastLine(quill, before, by)
    numberLists(quill.root)
    tellEnds(quill.root)
    news(by)
    if (by === 'user') telling.soon()
  })
  return {
    quill,
    tell: telling.now,
    show(html) {
      isStored = true
      source = load(quill, html)
      isStored = false
      numberLists(quill.root)
      tellEnds(quill.root)
      news()
      quill.history.clear()
      return source.unsafe
    },
    setFormat(name, value) {
      quill.focus()
      quill.format(name, value, 'user')
    },
    setLines(name, value) {
      const { index, length } = quill.selection.savedRange
      const before = root.activeElement as HTMLElement | null
      quill.formatLine(index, length, name, value, 'user')
      // quill marks its lines again, and takes the focus along
      before?.focus()
    },
    setLink: address => setLink(quill, address),
    destroy() {
      telling.end()
      release()
      element.replaceChildren()
    },
  }
}

/** Puts an empty table behind the line of the caret, and the caret into its first cell. */
export function insertTable({ quill }: Editor): void {
  const { index } = quill.selection.savedRange
  const [line, offset] = quill.getLine(index)
  const isBlank = line?.length() === 1
  const to = isBlank ? index : index - offset + (line?.length() ?? 0)
  const table = new Delta().retain(to).insert({ [TableBlock.blotName]: newTable() })
  quill.updateContents(table, 'user')
  const [made] = quill.getLine(to)
  if (made instanceof TableBlock) cellsOf(tableOf(made.domNode as Element)!)[0]!.focus()
}

/** Neither text nor anything else to see. */
function isEmpty(quill: Quill): boolean {
  return !quill.getText().trim() && !quill.root.querySelector('img, [contenteditable=false]')
}
