import { closestMatch } from 'leven'
import { alsoCalled, singular } from './also-called'
import { told } from './told'

/** Words that no state is told by. */
const passing =
  /^(an?|after|and|as|at|bar|box|by|component|for|from|in|is|it|load|ndt|of|on|or|screen|show|state|the|to|ui|when|where|while|with)$/

/** What is meant by some words together, as one word; looks are read from it, and names. */
const phrases: [written: RegExp, word: string][] = [
  [/['’]s\b/g, ''],
  [/\bright.to.left\b|\barabic\b|\bhebrew\b|\bbidi\b/g, 'rtl'],
  [/\bbootstrap 3\b/g, 'bootstrap'],
  [/\bhigh[ -]contrast\b/g, 'highcontrast'],
  [/\b(?:my|our|own) theme\b/g, 'owntheme'],
  [/\bnext step\b/g, 'nextstep'],
  [/\bsaved views?\b/g, 'savedview'],
  [/\b(?:tele)?phone number\b|\btelephone\b/g, 'phonenumber'],
  [/\bmobile\b|\bsmartphone\b/g, 'phone'],
  [/\bnot found\b/g, '404'],
  [/\bno (?:results?|matches)\b/g, 'noresult'],
  [/\bnew user\b|\bfirst (?:run|time|use)\b/g, 'onboarding'],
  [/\b(?:signed|logged)[ -]out\b/g, 'signedout'],
  [/\blog[ -]?out\b/g, 'logout'],
  [/\b(?:sign|log)[ -]?(?:in|on)\b/g, 'login'],
  [/\bsign[ -]?up\b/g, 'signup'],
  [/\bscreen[ -]readers?\b/g, 'screenreader'],
  [/\bcheck[ -]box(?:es)?\b/g, 'checkbox'],
  [/\bdrop[ -]down\b/g, 'dropdown'],
  [/\bpop[ -]up\b/g, 'popup'],
  [/\bread[ -]only\b/g, 'readonly'],
  [/\btext[ -](?:field|box|input|area)s?\b/g, 'input'],
  [/\b(?:context|kebab|overflow|three[ -]dots?) menu\b/g, 'menu'],
  [/\bmulti[ -]select\b/g, 'multiselect'],
  [/\bbottom sheet\b/g, 'sheet'],
  [/\btabs?\b/g, 'tablist'],
  [/\bstars?\b/g, 'rating'],
  [/\btags?\b/g, 'chip'],
]

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

/** What is asked for: the words that tell a state, and the look to see it in. */
export interface Asked {
  /** What of the toolbar to set, as an address has it. */
  globals: string
  /** The same in words: "on a phone, dark". */
  look: string
  /** What there is to say of words that no state is called by. */
  said: string
  /** How much of what is asked for a state has; 1 is all, and more where it is called so. */
  fit: (state: State) => number
}

/** What a state is called, its screen included, and what is said of its screen. */
export interface State {
  called: string
  about: string
}

/** More than all words of what is said of a screen. */
const SO_CALLED = 2

/** Reads what was typed: "a dialog with errors, dark", to be looked for in some states. */
export function readAsked(typed: string, states: State[]): Asked {
  const words = phrases
    .reduce((text, [written, word]) => text.replace(written, word), typed.toLowerCase())
    .split(/[^\p{L}\d]+/u)
    .map(singular)
    .filter(word => word && !passing.test(word))
  const asked = words.filter(word => Object.hasOwn(looks, word)).map(word => looks[word]!)
  const telling = words
    .filter(word => !/^(?:theme|design|viewport:(?!phone))/.test(looks[word]?.[0] ?? ''))
    .map(word => readWord(word, states))
  const most = sum(telling.map(({ weight }) => weight))
  return {
    globals: [...new Set(asked.map(([global]) => global))].join(';'),
    look: [...new Set(asked.map(([, said]) => said))].join(', '),
    said: [...new Set(telling.map(({ said }) => said))].filter(Boolean).join(' '),
    fit({ called, about }) {
      const had = (text: string) => telling.filter(({ ways }) => ways.test(plain(text)))
      const share = (text: string) => (most ? sum(had(text).map(({ weight }) => weight)) / most : 1)
      // what is called so goes before what is of a screen that is said to do so
      return share(called) === 1 ? SO_CALLED : share(`${called} ${about}`)
    },
  }
}

interface Word {
  ways: RegExp
  /** Who asks for a table that loads on a phone rather sees it load than a phone. */
  weight: number
  said?: string
}

function readWord(word: string, states: State[]): Word {
  const none = told.get(word)
  if (none) return { ways: anyOf(none.nearest), weight: 0.5, said: none.said }
  const weight = Object.hasOwn(looks, word) ? 0.5 : 1
  const ways = waysOf(word)
  const isKnown = (ways: RegExp) =>
    states.some(({ called, about }) => ways.test(plain(`${called} ${about}`)))
  if (isKnown(ways)) return { ways, weight }
  const stem = word.replace(/(?:ing|ed|er|ion|e)$/, '')
  if (stem.length > 3 && isKnown(waysOf(stem))) return { ways: waysOf(stem), weight }
  const meant = word.length > 3 && meantBy(word, states)
  if (!meant) return { ways, weight }
  return { ...readWord(meant, states), said: `Nothing is called “${word}”; this is “${meant}”.` }
}

/** The word that one written wrong was meant to be, if any is like it. */
function meantBy(word: string, states: State[]): string | undefined {
  const names = states.flatMap(({ called }) => plain(called).trim().split(' '))
  const known = new Set([...names.filter(name => name.length > 3), ...alsoCalled.keys()])
  return closestMatch(word, [...known], { maxDistance: word.length > 6 ? 2 : 1 })
}

function waysOf(word: string): RegExp {
  return anyOf([word, ...(alsoCalled.get(word) ?? [])])
}

function anyOf(names: string[]): RegExp {
  return new RegExp(` (?:${names.join('|')})`)
}

function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
