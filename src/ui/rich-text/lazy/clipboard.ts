import { Delta, type Range } from 'quill/core.js'
import Clipboard from 'quill/modules/clipboard.js'
import { TableBlock } from './table'
import { rowsOf, tableHtml } from './table-paste'

interface Given {
  html?: string
  text?: string
}

/** What was copied here: by which comment it is known again, its text, and what its last line is. */
interface Copied {
  name: string
  delta: Delta
  line: Record<string, unknown> | undefined
}

/** Puts what was copied here back as it was, and takes a spreadsheet's plain text for the table that it is. */
export class OwnClipboard extends Clipboard {
  copied: Copied | undefined

  override onCopy(range: Range, isCut: boolean) {
    const { text, html } = super.onCopy(range, isCut)
    const delta = this.quill.getContents(range.index, range.length)
    const [end] = this.quill.getContents(range.index + range.length, 1).ops
    const name = `<!--${Math.random()}-->`
    this.copied = { name, delta, line: end?.insert === '\n' ? end.attributes : undefined }
    return { text, html: name + html }
  }

  override onPaste(range: Range, given: Given) {
    const { quill, copied } = this
    if (!copied || !given.html?.includes(copied.name)) return super.onPaste(range, given)
    const { index, length } = range
    const delta = new Delta().retain(index).delete(length).concat(copied.delta)
    const isAlone = !quill.getLine(index)[1] && quill.getText(index + length, 1) === '\n'
    if (isAlone && copied.line) delta.retain(1, copied.line)
    quill.updateContents(delta, 'user')
    quill.setSelection(index + copied.delta.length(), 0, 'silent')
    quill.scrollSelectionIntoView()
  }

  override convert(given: Given, formats?: Record<string, unknown>) {
    const rows = !given.html && rowsOf(given.text ?? '')
    // one line with a tab in it may be no table
    if (!rows || rows.length < 2) return super.convert(given, formats)
    return new Delta().insert({ [TableBlock.blotName]: tableHtml(rows) })
  }
}
