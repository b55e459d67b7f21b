import { faint, wordsIn } from './phrases'
import { has, plain, readWord, type Word } from './read-word'
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

/** A state by what it and its screen are called, what is said of the screen, and what the screen's fields are called. */
export interface State {
  title: string
  name: string
  about: string
  labels: string[]
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

/** All words of what is said of a screen; a state called by one has more, a field of them yet more, and what is called so most. */
const ALL = 1
const PARTLY_SO_CALLED = 1.02
const SO_CALLED = 3

/** Who asks for a table that loads on a phone rather sees it load than a phone. */
interface Telling extends Word {
  weight: number
  isFaint: boolean
}

/** Looks for what was typed in some states: "a dialog with errors, dark". */
export function lookFor<S extends State>(typed: string, states: S[]): Found<S> {
  const words = wordsIn(typed)
  const asked = words.filter(word => Object.hasOwn(looks, word)).map(word => looks[word]!)
  const names = states.map(({ title, name, labels }) => plain([title, name, ...labels].join(' ')))
  const texts = { names, all: names.map((text, at) => text + plain(states[at]!.about)) }
  const every = words
    .filter(word => !/^(?:theme|design|viewport:(?!phone))/.test(looks[word]?.[0] ?? ''))
    .map(word => ({
      ...readWord(word, texts),
      weight: told.has(word) || Object.hasOwn(looks, word) ? 0.5 : 1,
      isFaint: faint.test(word),
    }))
  const plainer = every.filter(({ isFaint }) => !isFaint)
  const telling = plainer.length ? plainer : every
  const said = [...new Set(every.map(({ said }) => said))].filter(Boolean).join(' ')
  const fits = states.map(state => fitOf(state, telling))
  const best = Math.max(...fits)
  const found = states
    .map((state, at) => ({
      state,
      fit: fits[at]!,
      had: every.length > 1 ? hadIn(state.name, every) : 0,
    }))
    .filter(({ fit }) => fit > 0 && fit >= (best > ALL ? ALL + 0.01 : best))
    .sort((a, b) => b.fit - a.fit || b.had - a.had)
    .map(({ state }) => state)
  return {
    globals: [...new Set(asked.map(([global]) => global))].join(';'),
    look: [...new Set(asked.map(([, said]) => said))].join(', '),
    said,
    found,
    isNear: best < ALL || said !== '',
  }
}

/** How much of what is asked for a state has. */
function fitOf({ title, name, about, labels }: State, telling: Telling[]): number {
  const most = sum(telling)
  const share = (text: string, label = '') => {
    const [plainText, plainLabel] = [plain(text), plain(label)]
    const had = telling.filter(({ ways }) => has(plainText, ways) || has(plainLabel, ways, true))
    return most ? sum(had) / most : ALL
  }
  if (share(`${title} ${name}`) === ALL) return SO_CALLED
  // a label that says no more than what is asked for goes first
  const whole = labels
    .filter(label => share('', label) === ALL)
    .map(label => ALL + telling.length / label.split(' ').length)
  if (whole.length) return Math.max(...whole)
  const untitled = telling.filter(({ ways }) => !has(plain(title), ways))
  if (hadIn(name, untitled) && share(`${title} ${name} ${about}`) === ALL) return PARTLY_SO_CALLED
  return Math.max(...['', ...labels].map(label => share(`${title} ${name} ${about}`, label)))
}

/** How many words a text has. */
function hadIn(text: string, words: Telling[]): number {
  const plainText = plain(text)
  return words.filter(({ ways }) => has(plainText, ways)).length
}

function sum(words: Telling[]): number {
  return words.reduce((all, { weight }) => all + weight, 0)
}
