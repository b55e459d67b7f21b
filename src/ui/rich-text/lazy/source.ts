import { Delta, type default as Quill } from 'quill/core.js'
import { ungroup } from './groups'
import { HeldBlock } from './held'
import { unpark } from './kept'
import { linesOf } from './lines'
import { NBSP } from './read'
import { loses } from './loss'
import { insideOf, parseSafely, sanitise, unsafeIn } from '../stored/sanitise'
import { around, blocksOf, unbox } from '../stored/tags'

/** A block of a stored text, or words beside blocks. */
export interface Part {
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
  /** What of it is not safe, and not shown: `<script>`, `onclick`. */
  unsafe: string[]
}

/** Lets quill show a stored text, and remembers what it was. */
export function load(quill: Quill, html: string): Source {
  const unsafe = unsafeIn(html)
  let [before, inside, after] = unbox(html)
  if (before && unsafe.length && unsafeIn(before + after).length) [before, after] = ['', '']
  const parts = split(inside, unsafe.length > 0).map(source => ({
    source,
    delta: read(quill, source),
    keys: [],
  }))
  const all: Part[] = parts.filter(({ delta }) => delta.length())
  fill(quill, all)
  let index = 0
  let isHeld = false
  for (const part of all) {
    const length = part.delta.length()
    // what quill would lose is not written but held
    if (isCommented(part.source) || loses(part.source, write(quill, index, length))) {
      part.delta = new Delta().insert({ [HeldBlock.blotName]: part.source.trim() })
      isHeld = true
    }
    index += length
  }
  if (isHeld) fill(quill, all)
  const lines = linesOf(quill.getContents())
  for (const part of all) {
    part.keys = lines.splice(0, linesOf(part.delta).length).map(({ key }) => key)
  }
  return { box: [before, after], parts: all, unsafe }
}

function isCommented(source: string): boolean {
  const [head, tail] = around(source)
  return source.slice(head.length, source.length - tail.length).includes('<!--')
}

/** The blocks of a text; where its own tags do not tell, those of what the browser makes of it. */
function split(html: string, isUnsafe: boolean): string[] {
  const whole = sanitise(html, 'stored')
  const parts = blocksOf(html)
  const isSame = parts.map(part => sanitise(part, 'stored')).join('') === whole
  const own = isSame ? parts : blocksOf(whole)
  return isUnsafe ? own.map(part => (unsafeIn(part).length ? sanitise(part, 'stored') : part)) : own
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
export function write(quill: Quill, index: number, length: number): string {
  // quill writes every space so; a real one stays the character
  const html = quill.getSemanticHTML(index, length).replaceAll('&nbsp;', ' ')
  const { body } = parseSafely(html, 'own')
  ungroup(body)
  unpark(body)
  return sanitise(insideOf(body), 'stored')
}
