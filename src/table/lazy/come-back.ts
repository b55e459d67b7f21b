import { fill } from '../../texts'
import { say } from '../../ui/announcer'
import { changingTexts } from './changing.texts'
import { focusTitle } from './focus-title'

/** Brings the row that led to a form into view, with the focus, and says whether it was saved there. */
export function comeBack(root: ShadowRoot, id: string, isSaved: boolean): void {
  const t = changingTexts()
  const link = root.getElementById(id)?.querySelector('a')
  // the visitor may have gone on before this came
  if (document.activeElement === document.body) {
    link?.scrollIntoView({ block: 'center' })
    // what was saved no longer matches the filters: the list's own title is next
    if (link) link.focus({ preventScroll: true })
    else focusTitle(root)
  }
  if (isSaved) say(root, link ? fill(t.wasSaved, { name: link.textContent }) : t.savedElsewhere)
}
