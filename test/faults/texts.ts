import naughty from 'big-list-of-naughty-strings'
import { bodyOf } from '../support/answers'

/** Texts that break what takes them for code, markup, numbers or ASCII; those that are not empty. */
export const texts: string[] = naughty.filter(text => text.trim())

/** Addresses that would run a script; what stands in the place of any address. */
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '"><img src=x onerror=alert(1)>',
]

/** Parts that hold an address. */
const ADDRESS =
  /url|logo|image|slug|resume|website|linkedin|twitter|googleplus|company_fb|link|video/

/** The answer of a read with a hostile text in the place of every text, and a row for each of them in every list. */
export function hostileBody(name: string): object {
  let at = 0
  const next = (key: string) =>
    ADDRESS.test(key) ? ADDRESSES[at++ % ADDRESSES.length]! : texts[at++ % texts.length]!

  function made(value: unknown, key: string): unknown {
    if (typeof value === 'string') return next(key)
    if (typeof value !== 'object' || !value) return value
    if (Array.isArray(value)) return ADDRESS.test(key) ? rows(value.slice(0, 1), 7) : rows(value)
    const parts = Object.entries(value).map(([key, part]) => [key, made(part, key)])
    return Object.fromEntries(parts) as object
  }

  /** As many rows as there are texts, each with the next of them wherever it has words. */
  function rows([first]: unknown[], length = texts.length): unknown[] {
    if (typeof first !== 'object' || !first) return first === undefined ? [] : [first]
    return Array.from({ length }, (_, index) => {
      const words = Object.entries(first).map(([key, part]) => {
        if (key === 'id') return [key, index + 1]
        const isWords = typeof part === 'string' && !ADDRESS.test(key)
        return [key, isWords ? texts[index] : made(part, key)]
      })
      return Object.fromEntries(words) as object
    })
  }
  return made(bodyOf(name), '') as object
}
