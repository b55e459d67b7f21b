import { fill, getConfig } from '../../src/index'
import { table } from './dialling-table'

/** A country as a choice of the contact number's code (R274, Q75). */
export interface Country {
  /** Two letters; what choices are told apart by, as several countries share a code. */
  region: string
  /** Digits of the dialling code. */
  code: string
  /** Digits that a number has, from and to. */
  from: number
  to: number
}

/** Every country, by its region. */
export const countries: Country[] = [...table.matchAll(/(\w\w)(\d+),(\d+)-(\d+)/g)].map(
  ([, region = '', code = '', from, to]) => ({ region, code, from: Number(from), to: Number(to) }),
)

/** The country chosen at first (R275). */
export const FIRST = 'IN'

/** A country's choice, as `IN +91`. */
export function labelOf({ region, code }: Country): string {
  return `${region} +${code}`
}

/** A country's name in the page's language. */
export function nameOf({ region }: Country): string {
  return new Intl.DisplayNames(getConfig().locale, { type: 'region' }).of(region) ?? region
}

/**
 * What is said of a number whose length is unusual for its country; nothing of any other.
 *
 * Advice, which stops nobody: the client checks no lengths (R275, R276). A zero that is dialled
 * within the country does not count.
 */
export function adviceOn(number: string, country: Country, words: string): string | undefined {
  const { from, to } = country
  const { length } = number.replace(/\D/g, '').replace(/^0+/, '')
  if (!length || (length >= from && length <= to)) return undefined
  return fill(words, { country: nameOf(country), n: from === to ? to : `${from}–${to}` })
}
