import type { Pagination } from '../contract'
import { getConfig } from '../config'

/**
 * A whole number as the page's language writes it. English writes one below a thousand as it is: a browser takes
 * 10 ms to begin with what writes them in all languages.
 */
export function numeral(n: number): string {
  const { locale } = getConfig()
  return n < 1000 && /^en/.test(locale) ? `${n}` : new Intl.NumberFormat(locale).format(n)
}

/** How many there are, as far as anybody says. */
export function totalOf({ total, isAtLeast }: Pick<Pagination, 'total' | 'isAtLeast'>): string {
  return numeral(total) + (isAtLeast ? '+' : '')
}
