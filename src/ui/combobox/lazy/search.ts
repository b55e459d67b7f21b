import { fold } from '../choosing'
import type { Choice } from '../types'

/** An option, and which part of its name was typed. */
export interface Match {
  choice: Choice
  from: number
  to: number
}

/** Names as they are compared: a list keeps its options, and is searched with each key. */
const folded = new WeakMap<Choice, string>()

function foldedName(choice: Choice): string {
  const known = folded.get(choice)
  if (known !== undefined) return known
  const name = fold(choice.name)
  folded.set(choice, name)
  return name
}

/** The options that a text is in, capitals and accents aside: first where it is the name, then where a name begins with it, then a word. */
export function search(options: readonly Choice[], query: string): Match[] {
  const wanted = fold(query.trim())
  const ranks: Match[][] = [[], [], [], []]
  for (const choice of options) {
    const name = foldedName(choice)
    const at = placeOf(wanted, name)
    if (at < 0) continue
    // a name that folding made longer or shorter is not marked
    const isSame = name.length === choice.name.length
    const to = isSame ? at + wanted.length : at
    const rank = name === wanted ? 0 : at === 0 ? 1 : isWordStart(name, at) ? 2 : 3
    ranks[rank]!.push({ choice, from: at, to })
  }
  return ranks.flat()
}

/** Where the text stands in a name, at the beginning of a word if it can. */
function placeOf(wanted: string, name: string): number {
  const first = name.indexOf(wanted)
  for (let at = first; at > 0; at = name.indexOf(wanted, at + 1)) {
    if (isWordStart(name, at)) return at
  }
  return first
}

function isWordStart(name: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(name[at - 1]!)
}
