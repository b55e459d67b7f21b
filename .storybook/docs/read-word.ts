import { closestMatch } from 'leven'
import { alsoCalled } from './also-called'
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
  const [ways] = [word, ...(stem.length > 3 ? [stem] : [])].map(waysOf).filter(isKnown)
  if (ways) return { ways, said: '' }
  const meant = meantBy(word, texts.names)
  if (!meant) return { ways: waysOf(word), said: '' }
  return { ...readWord(meant, texts), said: `Nothing is called “${word}”; this is “${meant}”.` }
}

/** A text as words are looked for in it. */
export function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
}

/** Whether a plain text has a word that begins so, or is so. */
export function has(text: string, ways: string, isWhole = false): boolean {
  return new RegExp(` (?:${ways})${isWhole ? 's? ' : ''}`).test(text)
}

/** The word that one written wrong was meant to be, if any is like it. */
function meantBy(word: string, names: string[]): string | undefined {
  if (word.length < 4) return undefined
  const words = names.flatMap(text => text.split(' ')).filter(name => name.length > 3)
  const known = new Set([...words, ...alsoCalled.keys()])
  return closestMatch(word, [...known], { maxDistance: word.length > 6 ? 2 : 1 })
}

function waysOf(word: string): string {
  return anyOf([word, ...(alsoCalled.get(word) ?? [])])
}

function anyOf(names: string[]): string {
  return names.join('|')
}
