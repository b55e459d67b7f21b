import { choice, json, number, text, type Attribute } from '../src/attributes'
import type { calls } from '../src/contract/package'

/** The name of a call in the contract. */
export type CallName = keyof typeof calls

/** How an attribute is written. */
export interface KnownAttribute {
  kind: 'text' | 'number' | 'flag' | 'choice' | 'json'
  /** Of a choice. */
  words?: [string, ...string[]]
  isRequired?: true
}

/** What the build knows of a tag, from its definition. */
export interface KnownTag {
  attributes: Record<string, KnownAttribute>
  /** What the page may put inside, in words. */
  inside: string
  /** The calls whose answer it takes as first data. */
  takes: CallName[]
  /** The calls that it makes. */
  calls: CallName[]
}

/** What the build gives the inspector: build/inspect.mjs. */
export interface Known {
  tags: Record<string, KnownTag>
  /** Group -> the keys of its texts. */
  texts: Record<string, string[]>
  /** The pages that a site itself has, where tags lead: `/ndt-jobs/{slug}`. */
  addresses: string[]
}

/** Every tag and every text that the build found. */
export const known = __KNOWN__ as Known

const readers: Record<KnownAttribute['kind'], (attribute: KnownAttribute) => Attribute<unknown>> = {
  text: () => text(),
  flag: () => text(),
  number: () => number(),
  choice: ({ words }) => choice(...words!),
  json: () => json(null),
}

/** What is wrong with an attribute's value, in words; undefined where nothing is. */
export function wrongWith(attribute: KnownAttribute, value: string): string | undefined {
  try {
    readers[attribute.kind](attribute).parse(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
