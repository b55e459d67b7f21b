import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'

/** A block of code in a page of the docs. */
export interface Example {
  page: string
  /** The heading that it stands under. */
  heading: string
  /** Which one it is under its heading, from 0. */
  index: number
  language: string
  text: string
}

/** Those that are made from the code, whose own tests run what they are made of. */
const MADE = ['docs/contract.md', 'docs/requirements.md', 'docs/reliability.md', 'docs/tags/*.md']
const BLOCK = /^( *)```(\w*)\n(.*?)^ *```$/gms

/** Every page that people wrote. */
export const pages = globSync(['README.md', 'docs/**/*.md'], { ignore: MADE }).sort()

/** The examples of a page; what is a `text` is no code. */
export function examplesOf(page: string): Example[] {
  return sectionsOf(page).flatMap(({ heading, text }) =>
    [...text.matchAll(BLOCK)]
      .map(([, indent, language, text]) => ({
        language: language!,
        text: text!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      }))
      .filter(({ language }) => language !== 'text')
      .map((example, index) => ({ page, heading, index, ...example })),
  )
}

/** The text of an example, as its readers copy it. */
export function example(page: string, heading: string, index = 0): string {
  const found = examplesOf(page).find(one => one.heading === heading && one.index === index)
  if (!found) throw new Error(`${page} has no example ${index} under “${heading}”.`)
  return found.text
}

/** A page by its headings; what looks like one in a block of code is none. */
function sectionsOf(page: string): { heading: string; text: string }[] {
  const sections = [{ heading: '', text: '' }]
  let isCode = false
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    if (/^ *```/.test(line)) isCode = !isCode
    const [, heading] = (!isCode && /^#+ (.+)/.exec(line)) || []
    if (heading) sections.push({ heading: heading.replaceAll('`', ''), text: '' })
    else sections.at(-1)!.text += `${line}\n`
  }
  return sections
}
