import { randomBytes } from 'node:crypto'
import { slugOf } from './seed/text'

/** Words that stand for something else than a row where its address can stand. */
const RESERVED = [
  ...['store', 'image', 'category-dropdown', 'subcategory-dropdown', 'tag-dropdown', 'export'],
  ...['add', 'edit', 'new'],
]

const LONGEST = 80
const NUMBERED = 9

/**
 * Addresses for what has a name, each to be tried until the table takes one: the name's own, then with
 * a number and in the end with a random word behind it. None is a number, which is how rows are asked for
 * by their id; `kind` stands in for a name without a letter.
 */
export function* slugsFor(name: string, kind: string): Generator<string, never> {
  const own = slugOf(name).slice(0, LONGEST)
  const stem = /[a-z]/.test(own) ? own : [kind, own].filter(Boolean).join('-')
  if (!RESERVED.includes(stem)) yield stem
  for (let number = 2; number <= NUMBERED; number++) yield `${stem}-${number}`
  for (;;) yield `${stem}-${randomBytes(4).toString('hex')}`
}
