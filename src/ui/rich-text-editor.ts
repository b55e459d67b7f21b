import Quill, { Delta, Module, type Range } from 'quill/core.js'
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
import { takeDrops } from './rich-text-drop'
import { patchSelection } from './rich-text-selection'
import { parseSafely, sanitise } from './sanitise'

/** Hands images that are pasted to the field, which uploads them first. */
class Uploader extends Module<{ take?: (files: File[]) => void }> {
  /** Called by the clipboard. */
  upload(_: Range, files: File[]) {
    this.options.take?.(files)
  }
}

/** Images that the portal has; a pasted one from elsewhere would be asked of its host, and not be kept (R173). */
const known = new Set<string>()

let isReady = false

function prepare() {
  if (isReady) return
  isReady = true
  const own = { 'formats/align': AlignClass, 'formats/indent': IndentClass }
  Quill.register({ ...own, 'modules/uploader': Uploader }, true)
  const formats = [Blockquote, Bold, Header, Image, Italic, Link, List, Script, Strike, Underline]
  for (const format of formats) Quill.register(format as never, true)
}

/** What an editor needs of its field. */
export interface EditorOptions {
  root: ShadowRoot
  onChange: (html: string) => void
  onFiles: (files: File[]) => void
  /** The caret moved, or what it stands in changed. */
  onFormats: (formats: Record<string, unknown>) => void
}

/** One editor, as its field drives it. */
export interface Editor {
  quill: Quill
  show: (html: string) => void
  /** Formats what is marked, or what is typed next; the caret is back in the text. */
  setFormat: (name: string, value: unknown) => void
  /** Links what is marked, the link that the caret stands in, or the address itself; empty unlinks. */
  setLink: (address: string) => void
  destroy: () => void
}

/** Puts quill into an element inside a shadow root; its toolbar is ours. */
export function createEditor(element: HTMLElement, options: EditorOptions): Editor {
  prepare()
  const { root, onChange, onFiles, onFormats } = options
  const quill = new Quill(element, {
    modules: {
      clipboard: { parse: parseSafely },
      history: { userOnly: true },
      uploader: { take: onFiles },
      // the tab key leads on to the next control
      keyboard: { bindings: { tab: null, indent: null, outdent: null, 'remove tab': null } },
    },
  })
  let isStored = false
  quill.clipboard.addMatcher('IMG', (image, delta) => {
    const address = (image as Element).getAttribute('src')!
    if (isStored) known.add(address)
    return known.has(address) ? delta : new Delta()
  })
  const release = patchSelection(quill, root)
  takeDrops(quill, root)
  quill.on('editor-change', () => {
    const range = quill.selection.savedRange
    onFormats(quill.getFormat(range.index, range.length))
  })
  quill.on('text-change', (_delta, _before, source) => {
    if (source === 'user') onChange(written(quill))
  })
  return {
    quill,
    show(html) {
      isStored = true
      quill.setContents(quill.clipboard.convert({ html }), 'silent')
      isStored = false
      quill.history.clear()
    },
    setFormat(name, value) {
      quill.focus()
      quill.format(name, value, 'user')
    },
    setLink: address => setLink(quill, address),
    destroy() {
      release()
      element.replaceChildren()
    },
  }
}

function setLink(quill: Quill, address: string): void {
  quill.focus()
  const { index, length } = quill.selection.savedRange
  const [leaf] = quill.getLeaf(index)
  const around = leaf?.parent
  if (length) quill.formatText(index, length, 'link', address || false, 'user')
  else if (around instanceof Link) {
    const start = quill.getIndex(around)
    quill.formatText(start, around.length(), 'link', address || false, 'user')
  } else if (address) quill.insertText(index, address, 'link', address, 'user')
}

/** Puts an image where the caret was, with what it shows in words. */
export function insertImage({ quill }: Editor, src: string, alt: string): void {
  const { index, length } = quill.selection.savedRange
  known.add(src)
  const image = new Delta().retain(index).delete(length).insert({ image: src }, { alt })
  quill.updateContents(image, 'user')
  quill.setSelection(index + 1, 0, 'user')
}

/** What the editor holds: nothing when there is neither text nor image. */
function written(quill: Quill): string {
  if (!quill.getText().trim() && !quill.root.querySelector('img')) return ''
  // quill writes every space so; a real one stays the character
  return sanitise(quill.getSemanticHTML().replaceAll('&nbsp;', ' '))
}
