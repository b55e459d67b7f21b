import { states } from './called-states'
import { things } from './called-things'

/** What people ask for, and what names have in its place, as expressions. */
export const alsoCalled: ReadonlyMap<string, string[]> = new Map(
  [...states, ...things].flatMap(([words, names]) =>
    words.split(' ').map(word => [singular(word), names]),
  ),
)

/** A word as it is looked up: without the s of many. */
export function singular(word: string): string {
  return word.replace(/(?<!s)s$/, '')
}
