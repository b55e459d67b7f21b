import read from 'virtual:definitions'
import type { Tag } from '../build/definitions.mjs'

/** A tag as Storybook shows it: its events with what they tell, and its HTML as a page writes it. */
export interface Definition extends Omit<Tag, 'events' | 'calls' | 'texts'> {
  events: { name: string; when: string; detail: string }[]
  /** What its fields are called on the screen. */
  labels: string[]
}

const definitions = read as Definition[]

/** What a tag is; throws for a name that is none. */
export function definitionOf(tag: string): Definition {
  const found = definitions.find(definition => definition.tag === tag)
  if (!found) throw new Error(`There is no definition of <${tag}>.`)
  return found
}

/** The tag of a page of Storybook, by the page's name; nothing where it is of no tag. */
export function tagOf(name: string): Definition | undefined {
  return definitions.find(definition => definition.name === name)
}
