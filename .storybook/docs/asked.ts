import { fitOf, hadOf, leastFit, ALL, type State, type Telling } from './fit'
import { faint, wordsIn } from './phrases'
import { has, plain, readWord, type Texts } from './read-word'
import { told } from './told'

/** How a state is looked at: what of the toolbar each word sets, and how that reads. */
const looks: Record<string, [global: string, said: string]> = {
  bootstrap: ['design:bootstrap3', 'in Bootstrap 3’s theme'],
  dark: ['theme:dark', 'dark'],
  desktop: ['viewport:wide', 'on a desktop'],
  highcontrast: ['design:highContrast', 'in high contrast'],
  light: ['theme:light', 'light'],
  narrow: ['viewport:phone', 'on a phone'],
  owntheme: ['design:own', 'in the theme made in the studio'],
  phone: ['viewport:phone', 'on a phone'],
  rtl: ['dir:rtl', 'right to left'],
  tablet: ['viewport:tablet', 'on a tablet'],
}

/** What is found for what was asked. */
export interface Found<S extends State> {
  /** What of the toolbar to set, as an address has it. */
  globals: string
  /** The same in words: "on a phone, dark". */
  look: string
  /** What there is to say of words that no state is called by. */
  said: string
  /** The best first; where none has every word, those that have most. */
  found: S[]
  /** Whether these are not what was asked for, but what comes nearest. */
  isNear: boolean
}

/** Looks for what was typed in some states: "a dialog with errors, dark". */
export function lookFor<S extends State>(typed: string, states: S[]): Found<S> {
  const words = wordsIn(typed)
  const asked = words.filter(isLook).map(word => looks[word]!)
  const names = states.map(({ title, name, labels }) => plain([title, name, ...labels].join(' ')))
  const texts = { names, all: names.map((text, at) => text + plain(states[at]!.about)) }
  const all = tellingOf(words, texts)
  const named = tellingOf(butFor(isLook, words), texts)
  // any state can be seen on a phone, though it is not called so
  const telling = states.some(state => fitOf(state, all) >= ALL) ? all : named
  const fits = states.map(state => fitOf(state, telling))
  const best = Math.max(...fits)
  const found = states
    .map((state, at) => ({ state, fit: fits[at]!, had: hadOf(state, all) }))
    .filter(({ fit }) => fit > 0 && fit >= leastFit(best))
    .sort((a, b) => b.fit - a.fit || b.had - a.had)
    .map(({ state }) => state)
  const said = found.length ? saidOf(telling) : ''
  return {
    globals: [...new Set(asked.map(([global]) => global))].join(';'),
    look: [...new Set(asked.map(([, said]) => said))].join(', '),
    said,
    found,
    isNear: best < ALL || said !== '',
  }
}

function isLook(word: string): boolean {
  return Object.hasOwn(looks, word)
}

/** What there is to say of the words: which are not there, and what each other that no state is called by means. */
function saidOf(telling: Telling[]): string {
  const strange = telling.filter(({ share }) => !share).map(({ word }) => `“${word}”`)
  const nothing = strange.length ? `Nothing is called ${strange.join(' or ')}.` : ''
  return [...new Set([nothing, ...telling.map(({ said }) => said)])].filter(Boolean).join(' ')
}

/** What of some words tells of states. */
function tellingOf(words: string[], texts: Texts): Telling[] {
  const wearing = words.filter(
    word => !/^(?:theme|design|viewport:(?!phone))/.test(looks[word]?.[0] ?? ''),
  )
  return butFor(word => faint.test(word), wearing).map(word => {
    const read = readWord(word, texts)
    // who asks for a table that loads on a phone rather sees it load than a phone
    const most = told.has(word) || isLook(word) ? 0.5 : 1
    const share = texts.all.filter(text => has(text, read.ways)).length / texts.all.length
    return { ...read, word, share, weight: most - share / 10 }
  })
}

/** Those words that are not so, or all if each is. */
function butFor(isSo: (word: string) => boolean, words: string[]): string[] {
  const others = words.filter(word => !isSo(word))
  return others.length ? others : words
}
