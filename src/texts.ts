import { getConfig } from './config'

/**
 * A group of texts: in English as given, or as the page's settings have them.
 *
 * Once for each text, in the `texts.ts` of the folder that shows it.
 */
export function texts<T extends Record<string, string>>(group: string, english: T): () => T {
  return () => ({ ...english, ...getConfig().texts[group] })
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
export function count<T extends Record<string, string>>(
  words: T,
  key: keyof T & string,
  n: number,
): string {
  const form = new Intl.PluralRules(getConfig().locale).select(n)
  return fill(words[`${key}.${form}`] ?? words[key]!, { n })
}
