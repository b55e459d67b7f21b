import { getConfig } from '../config'

/**
 * A whole number as the page's language writes it. English writes one below a thousand as it is: a browser takes
 * 10 ms to begin with what writes them in all languages.
 */
export function numeral(n: number): string {
  const { locale } = getConfig()
  return n < 1000 && /^en/.test(locale) ? `${n}` : new Intl.NumberFormat(locale).format(n)
}
