import leven from 'leven'
import { alsoCalled, singular } from './also-called'
import { told } from './told'

/** A word as it is looked for. */
export interface Word {
  /** What it may be called, as words begin. */
  ways: string
  /** What there is to say of one that no state is called by. */
  said: string
}

/** What words are looked for in. */
export interface Texts {
  all: string[]
  /** Those that people know by heart: what a slip of the hand was meant to be. */
  names: string[]
}

/** Reads a word that is looked for in some texts: by what else it is called, by its stem, or as what it was meant to be. */
export function readWord(word: string, texts: Texts): Word {
  const none = told.get(word)
  if (none) return { ways: anyOf(none.nearest), said: none.said }
  const isKnown = (ways: string) => texts.all.some(text => has(text, ways))
  const stem = word.replace(/(?:ing|ed|er|ion|e)$/, '')
  // a short word is another's beginning, as "no" is of "note", only where it is none itself
  const whole = word.length < 4 ? [waysOf(word, `${word}(?=s? )`)] : []
  const begun = [word, ...(stem.length > 3 ? [stem] : [])].map(each => waysOf(each))
  const ways = [...whole, ...begun].find(isKnown)
  if (ways) return { ways, said: '' }
  const meant = meantBy(word, texts.names)
  if (!meant.length) return { ways: waysOf(word), said: '' }
  const each = meant.map(one => readWord(one, texts))
  const named = meant.map(one => `“${one}”`).join(' or ')
  return {
    ways: each.map(({ ways }) => ways).join('|'),
    said: [`Nothing is called “${word}”; this is ${named}.`, ...each.map(({ said }) => said)]
      .filter(Boolean)
      .join(' '),
  }
}

/** A text as words are looked for in it. */
export function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
}

/** Whether a plain text has a word that begins so, or is so. */
export function has(text: string, ways: string, isWhole = false): boolean {
  return new RegExp(` (?:${ways})${isWhole ? 's? ' : ''}`).test(text)
}

/** The words that one written wrong was meant to be: those that are nearest, if any is near. */
function meantBy(word: string, names: string[]): string[] {
  if (word.length < 4) return []
  const words = names.flatMap(text => text.split(' ')).filter(name => name.length > 3)
  const known = [...new Set([...words.map(singular), ...alsoCalled.keys(), ...told.keys()])]
  const slips = known.map(name => slipsBetween(word, name))
  const least = Math.min(...slips)
  return least < (word.length > 6 ? 3 : 2) ? known.filter((_, at) => slips[at] === least) : []
}

/** How often a hand slipped, writing one for the other: a doubled letter is the smallest slip, another letter the largest. */
function slipsBetween(written: string, meant: string): number {
  if (once(written) === once(meant)) return 0.5
  if (isSwapped(written, meant)) return 1
  // the first letter of a word is seldom wrong, and of a short word any other makes another word
  if (written[0] !== meant[0]) return Infinity
  if (written.length !== meant.length) return leven(written, meant)
  return written.length < 5 ? Infinity : leven(written, meant) + 0.5
}

function once(word: string): string {
  return word.replace(/(.)\1/gu, '$1')
}

function isSwapped(written: string, meant: string): boolean {
  const at = [...written].findIndex((letter, at) => letter !== meant[at])
  const swapped = written.slice(0, at) + written[at + 1] + written[at] + written.slice(at + 2)
  return swapped === meant
}

function waysOf(word: string, written = bent(word)): string {
  return anyOf([written, ...(alsoCalled.get(word) ?? [])])
}

/** A word in all its forms that do not begin as it does: delete, deleting; apply, applied; company, companies. */
function bent(word: string): string {
  return word.replace(/(?<=..)e$/, '(?:e|ing|al)').replace(/(?<=..)y$/, '(?:y|ie)')
}

function anyOf(names: string[]): string {
  return names.join('|')
}
