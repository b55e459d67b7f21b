import type { EmitterSource, default as Quill } from 'quill/core.js'
import { count, fill } from '../../../texts'
import { sayLate } from './say-late'
import { tableOf } from './table'
import { editorTexts } from './texts'

interface Known {
  name: string
  /** What is said of a table. */
  size: string
}

/** Says how large a table has become, and which parts of the text came or went, also by Undo. */
export function tellParts(quill: Quill): (by?: EmitterSource) => void {
  let known: Known[] = []
  return by => {
    const before = known
    known = [...quill.root.querySelectorAll('.rich-text__frame')].map(aboutPart)
    const at = known.findIndex(({ size }, n) => size !== before[n]?.size)
    const first = at < 0 ? known.length : at
    const more = known.length - before.length
    if (by !== 'user' || (!more && at < 0)) return
    const t = editorTexts()
    const changed = more < 0 ? before : known
    const names = changed.slice(first, first + Math.abs(more)).map(({ name }) => name)
    const words = more
      ? fill(more < 0 ? t.gone : t.come, { name: names.join(', ') })
      : known[at]!.size
    sayLate(quill, words)
  }
}

function aboutPart(bar: Element): Known {
  const t = editorTexts()
  const name = bar.getAttribute('aria-label')!
  const table = bar.parentElement!.matches('.rich-text__table') && tableOf(bar.parentElement!)
  if (!table) return { name, size: name }
  const columns = [...(table.rows[0]?.cells ?? [])].reduce((sum, { colSpan }) => sum + colSpan, 0)
  return { name, size: `${count(t, 'rows', table.rows.length)}, ${count(t, 'columns', columns)}` }
}
