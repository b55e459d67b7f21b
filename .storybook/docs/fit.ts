import { has, plain, type Word } from './read-word'

/** A state by what it and its screen are called, what is said of the screen, and what the screen's fields are called. */
export interface State {
  title: string
  name: string
  about: string
  labels: string[]
}

/** A word, and how much it tells: of what many states are called, less. */
export interface Telling extends Word {
  word: string
  /** How many of all states have it, as a part of one. */
  share: number
  weight: number
}

/** All words of what is said of a screen. */
export const ALL = 1
/** One of them is of the state's own name. */
const PARTLY_SO_CALLED = 1.02
/** All words are of a name. A field that is called so is between. */
const SO_CALLED = 3

/** How much of what is asked for a state has. */
export function fitOf({ title, name, about, labels }: State, telling: Telling[]): number {
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
  const fit = Math.max(...['', ...labels].map(label => share(`${title} ${name} ${about}`, label)))
  return fit === ALL && hadOf({ title, name }, telling) ? PARTLY_SO_CALLED : fit
}

/** How many of the words tell a state from others of its screen. */
export function hadOf({ title, name }: Pick<State, 'title' | 'name'>, words: Telling[]): number {
  return words.filter(({ ways }) => has(plain(name), ways) && !has(plain(title), ways)).length
}

/** How well a state must fit beside one that fits best: what is called so hides what is only said so. */
export function leastFit(best: number): number {
  if (best > PARTLY_SO_CALLED) return PARTLY_SO_CALLED
  return best < ALL ? best * 0.9 : ALL
}

function sum(words: Telling[]): number {
  return words.reduce((all, { weight }) => all + weight, 0)
}
