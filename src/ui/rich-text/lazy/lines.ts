import type { Delta } from 'quill/core.js'
import { HeldBlock } from './held'
import { json } from '../../../json'
import { OF_PARENT } from '../stored/rules'
import { TableBlock } from './table'

/** A line of the editor. */
export interface Line {
  /** All that it says; lines that say the same have the same. */
  key: string
  index: number
  length: number
  isList: boolean
  /** Of which list it came; undefined where it was written now. */
  list: unknown
  /** It stands for a part that quill does not write. */
  isPart: boolean
  isBlank: boolean
}

/** Whether what stands in a text is a part that quill does not write. */
export function isPart(insert: unknown): boolean {
  const given = Object(insert) as object
  return HeldBlock.blotName in given || TableBlock.blotName in given
}

/** The lines that end in a text. */
export function linesOf({ ops }: Delta): Line[] {
  const lines: Line[] = []
  let said: unknown[] = []
  let [index, length] = [0, 0]

  function say(what: unknown, attributes: object = {}) {
    said.push(what, Object.entries(attributes).sort())
    length += typeof what === 'string' ? what.length : 1
  }
  function end(isPart: boolean, attributes: Record<string, unknown> = {}) {
    const isBlank = !isPart && length === 1
    const isList = !!attributes['list']
    const list = attributes[OF_PARENT]
    lines.push({ key: json(said), index, length, isList, list, isPart, isBlank })
    said = []
    index += length
    length = 0
  }

  for (const { insert, attributes } of ops) {
    if (typeof insert !== 'string') {
      say(insert, attributes)
      if (isPart(insert)) end(true)
      continue
    }
    insert.split('\n').forEach((text, n) => {
      if (n) {
        say('\n', attributes)
        end(false, attributes)
      }
      if (text) say(text, attributes)
    })
  }
  return lines
}

/** What is known by its lines. */
interface Keyed {
  keys: string[]
}

/** The parts that stand in the text as they came, by the number of their first line. */
export function find<P extends Keyed>(lines: Line[], parts: P[]): Map<number, P> {
  const found = new Map<number, P>()
  const free = new Set(parts)
  for (let n = 0; n < lines.length;) {
    const part = [...free].find(({ keys }) => keys.every((key, at) => lines[n + at]?.key === key))
    if (part) {
      found.set(n, part)
      free.delete(part)
    }
    n += part?.keys.length ?? 1
  }
  joinLists(lines, found)
  return found
}

/** A list that goes on in a line that was written now is written with it. */
function joinLists(lines: Line[], found: Map<number, Keyed>): void {
  const isOld = lines.map(() => false)
  for (const [n, { keys }] of found) isOld.fill(true, n, n + keys.length)
  function goesOn(n: number, by: number) {
    const other = lines[n + by]
    const isSame = !other?.list || other.list === lines[n]!.list
    return lines[n]!.isList && other?.isList && isSame && !isOld[n + by]
  }
  const again = [...found].filter(
    ([n, { keys }]) => goesOn(n, -1) || goesOn(n + keys.length - 1, 1),
  )
  for (const [n] of again) found.delete(n)
  if (again.length) joinLists(lines, found)
}
