import { Delta, type default as Quill } from 'quill/core.js'
import { ungroup } from './groups'
import { HeldBlock } from './held'
import { unpark } from './kept'
import { find, linesOf, type Line } from './lines'
import { NBSP } from './read'
import { loses } from './loss'
import { insideOf, parseSafely, sanitise, unsafeIn } from './sanitise'
import { around, blocksOf, unbox } from './tags'

/** A block of a stored text, or words beside blocks. */
interface Part {
  /** As it goes back while nobody changes it: byte for byte, but for what is unsafe in it. */
  source: string
  /** What quill makes of it. */
  delta: Delta
  /** Its lines in quill, by which it is found again. */
  keys: string[]
}

/** A stored text that quill shows. */
export interface Source {
  /** The tags around all of it. */
  box: [before: string, after: string]
  parts: Part[]
}

/** Lets quill show a stored text, and remembers what it was. */
export function load(quill: Quill, html: string): Source {
  let [before, inside, after] = unbox(html)
  if (before && unsafeIn(before + after).length) [before, after] = ['', '']
  const parts = split(inside).map(source => ({ source, delta: read(quill, source), keys: [] }))
  const all: Part[] = parts.filter(({ delta }) => delta.length())
  fill(quill, all)
  let index = 0
  for (const part of all) {
    const length = part.delta.length()
    // what quill would lose is not written but held
    if (isCommented(part.source) || loses(part.source, write(quill, index, length))) {
      part.delta = new Delta().insert({ [HeldBlock.blotName]: part.source.trim() })
    }
    index += length
  }
  fill(quill, all)
  const lines = linesOf(quill.getContents())
  for (const part of all) {
    part.keys = lines.splice(0, linesOf(part.delta).length).map(({ key }) => key)
  }
  return { box: [before, after], parts: all }
}

function isCommented(source: string): boolean {
  const [head, tail] = around(source)
  return source.slice(head.length, source.length - tail.length).includes('<!--')
}

/** The blocks of a text; where its own tags do not tell, those of what the browser makes of it. */
function split(html: string): string[] {
  const whole = sanitise(html, 'stored')
  const parts = blocksOf(html)
  const isSame = parts.map(part => sanitise(part, 'stored')).join('') === whole
  return (isSame ? parts : blocksOf(whole)).map(part =>
    unsafeIn(part).length ? sanitise(part, 'stored') : part,
  )
}

interface Reader {
  convertHTML: (html: string) => Delta
}

function read(quill: Quill, html: string): Delta {
  const delta = (quill.clipboard as unknown as Reader).convertHTML(html)
  const spaced = delta.ops.reduce((made, { insert, attributes }) => {
    const text = typeof insert === 'string' ? insert.replaceAll(NBSP, '\u00a0') : insert
    return made.insert(text!, attributes)
  }, new Delta())
  return isOpen(spaced) ? spaced.insert('\n') : spaced
}

/** Whether the last line has no end yet. */
function isOpen(delta: Delta): boolean {
  const ended = linesOf(delta).reduce((sum, { length }) => sum + length, 0)
  return ended < delta.length()
}

function fill(quill: Quill, parts: Part[]): void {
  const all = parts.reduce((made, { delta }) => made.concat(delta), new Delta())
  // a line to write in behind what is only shown
  if (linesOf(all).at(-1)?.isPart) all.insert('\n')
  quill.setContents(all, 'silent')
}

/** What the editor makes of a place in the text. */
function write(quill: Quill, index: number, length: number): string {
  // quill writes every space so; a real one stays the character
  const html = quill.getSemanticHTML(index, length).replaceAll('&nbsp;', ' ')
  const { body } = parseSafely(html, 'own')
  ungroup(body)
  unpark(body)
  return sanitise(insideOf(body), 'stored')
}

/** The text as it is now: what nobody changed goes back as it came. */
export function written(quill: Quill, { box, parts }: Source): string {
  const lines = linesOf(quill.getContents())
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
