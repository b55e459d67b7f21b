import { readFile } from 'node:fs/promises'

/** A table; `numbers` are the columns set to the right, `sum` makes its last row the sum. */
export interface Table {
  caption: string
  head: string[]
  rows: string[][]
  /** How wide the columns are, in proportion. */
  widths: number[]
  numbers?: number[]
  sum?: true
}

/** What a chapter is made of: each block has one of these. */
export interface Block {
  text?: string
  heading?: string
  list?: string[]
  numbered?: string[]
  checks?: string[]
  terms?: [term: string, meaning: string][]
  links?: [name: string, url: string][]
  table?: Table
  figure?: string
  alt?: string
  caption?: string
  note?: string
}

/** A chapter of the document. */
export interface Chapter {
  title: string
  /** Whether it has pages of its own, to be copied or torn out. */
  ownPage?: true
  blocks: Block[]
}

/** What a guide's document says beyond its page. */
export interface Chapters {
  edition: string
  chapters: Chapter[]
}

/** Reads the chapters of a guide. */
export async function readChapters(slug: string): Promise<Chapters> {
  const file = new URL(`../chapters/${slug}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Chapters
}
