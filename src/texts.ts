import { getConfig } from './config'

/** A widget's texts: English as given, or what the page's settings put in their place. */
export function texts<T extends Record<string, string>>(widget: string, english: T): T {
  return { ...english, ...getConfig().texts[widget] }
}

/** Puts values into a text: `fill('Viewed {n} days ago', { n: 2 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/{(\w+)}/g, (_, name) => String(values[name]))
}

/**
 * A counted text, in the form that the page's language has for the number.
 *
 * The key alone is the described text; a page may add forms, such as `viewed.one` (Q30).
 */
export function count(words: Record<string, string>, key: string, n: number): string {
  const form = new Intl.PluralRules(getConfig().locale).select(n)
  return fill(words[`${key}.${form}`] ?? words[key]!, { n })
}
