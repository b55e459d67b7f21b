import type Quill from 'quill/core.js'
import { find, linesOf, type Line } from './lines'
import { write, type Part, type Source } from './source'
import { around } from '../stored/tags'

/** The text as it is now: what nobody changed goes back as it came. */
export function written(quill: Quill, { box, parts }: Source): string {
  const all = linesOf(quill.getContents())
  // an empty one before what is only shown is a place for the caret, unless the text came with it
  const isPlace = all[0]?.isBlank && all[1]?.isPart && parts[0]?.keys[0] !== all[0].key
  const lines = isPlace ? all.slice(1) : all
  const found = find(lines, parts)
  const stays = new Set(found.values())
  let html = ''
  let last = -1
  for (let n = 0; n < lines.length;) {
    const part = found.get(n)
    if (part) {
      html += part.source
      last = parts.indexOf(part)
      n += part.keys.length
      continue
    }
    const from = n
    while (n < lines.length && !found.has(n)) n++
    const next = found.get(n)
    const gone = parts.slice(last + 1, next && parts.indexOf(next)).filter(part => !stays.has(part))
    html += rewrite(quill, lines.slice(from, n), gone, lines[from - 1])
  }
  return html && box[0] + html + box[1]
}

/** Lines in the place of parts: what stood around these, as space and comments, stays. */
function rewrite(quill: Quill, lines: Line[], gone: Part[], before: Line | undefined): string {
  const counted = gone.reduce((sum, { keys }) => sum + keys.length, 0)
  if (gone.length < 2 || counted !== lines.length || lines.some(({ isList }) => isList)) {
    const sides = gone.map(({ source }) => around(source))
    const heads = sides.map(([head]) => head).join('')
    const tails = sides.map(([, tail], n) => (gone[n + 1] ? tail.trim() : tail)).join('')
    return heads + writeLines(quill, lines, before) + tails
  }
  let at = 0
  return gone
    .map(part => {
      const from = at
      at += part.keys.length
      return rewrite(quill, lines.slice(from, at), [part], lines[from - 1] ?? before)
    })
    .join('')
}

/** New and changed lines; an empty one behind what is only shown is a place for the caret. */
function writeLines(quill: Quill, lines: Line[], before: Line | undefined): string {
  if (lines[0] === undefined) return ''
  if (lines[0].isBlank && before?.isPart) return writeLines(quill, lines.slice(1), undefined)
  const at = lines.findIndex(({ isBlank }, n) => isBlank && lines[n - 1]?.isPart)
  const now = at < 0 ? lines : lines.slice(0, at)
  const length = now.reduce((sum, line) => sum + line.length, 0)
  const rest = at < 0 ? '' : writeLines(quill, lines.slice(at + 1), undefined)
  return write(quill, now[0]!.index, length) + rest
}
