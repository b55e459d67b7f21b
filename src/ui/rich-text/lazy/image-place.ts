import { Delta } from 'quill/core.js'
import type { Editor } from './editor'
import { known } from './read'

/**
 * Puts an image that is on its way to the caret, or behind what is marked, whatever is typed and marked meanwhile, with
 * what it shows in words; the caret comes behind it where nobody has gone on. One that is cancelled stays out.
 */
export async function putImage(
  { quill }: Editor,
  sent: Promise<string>,
  alt: string,
  isCancelled: () => boolean,
): Promise<void> {
  const { index, length } = quill.selection.savedRange
  let at = index + length
  const follow = (delta: Delta) => void (at = delta.transformPosition(at))
  quill.on('text-change', follow)
  const src = await sent.finally(() => quill.off('text-change', follow))
  if (isCancelled()) return
  const focused = focusedElement()
  const panel = panelOf(quill)
  // Safari focuses what is around a pressed button
  const isAround = focused === document.body || focused.contains(panel)
  const isFree = isAround || panel.contains(focused)
  known.add(src)
  quill.updateContents(new Delta().retain(at).insert({ image: src }, { alt }), 'user')
  if (isFree) quill.setSelection(at + 1, 0, 'user')
  // Firefox has a caret in the text still, and quill marks it again
  else focused.focus()
}

/** What asked for the image, and goes once it is here. */
function panelOf({ container }: Editor['quill']): Element {
  return container.parentElement!.querySelector('.rich-text__panel')!
}

function focusedElement(): HTMLElement {
  let at = document.activeElement ?? document.body
  while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement
  return at as HTMLElement
}
