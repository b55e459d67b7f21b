import type Quill from 'quill/core.js'
import { KeptLink } from './formats'

/** Links what is marked, the link that the caret stands in, or the address itself; empty unlinks. */
export function setLink(quill: Quill, address: string): void {
  quill.focus()
  const { index, length } = quill.selection.savedRange
  const [leaf] = quill.getLeaf(index)
  const around = leaf?.parent
  if (length) quill.formatText(index, length, 'link', address || false, 'user')
  else if (around instanceof KeptLink) {
    const start = quill.getIndex(around)
    quill.formatText(start, around.length(), 'link', address || false, 'user')
  } else if (address) quill.insertText(index, address, 'link', address, 'user')
}
