import type { Tag } from '../scene'
import { oddIn } from '../watch/answer'
import { fault, forTags, type Rule } from './finding'

const DATA = ':scope > script[type="application/json"]'

const notTaken = forTags(({ element, name, about }) =>
  about && !about.takes.length && isData(element) && !name.includes('guide')
    ? fault(
        `<${name}> takes no first data.`,
        'Take the JSON out of it: nothing reads it.',
        `tags/${name}`,
        element,
      )
    : undefined,
)

const noJson = forTags(({ element, name, about }) => {
  const problem = about && problemOf(element)
  return problem
    ? fault(
        `The first data of <${name}> are no JSON: ${problem}.`,
        'Print them with your language’s JSON encoder, and `<` as `\\u003c`.',
        'page#first-data',
        element,
      )
    : undefined
})

const misfit = forTags(tag => {
  const [odd, ...more] = oddOf(tag)
  return odd
    ? fault(
        `The first data of <${tag.name}> do not fit: ${odd.place} ${odd.message}${more.length ? ` And ${more.length} more.` : ''}`,
        `Inline the answer of ${tag.about!.takes.join(' or ')} as the contract has it.`,
        `contract#${tag.about!.takes[0]!.toLowerCase()}`,
        tag.element,
      )
    : undefined
})

/** JSON of the tag's own that stands deeper, or has another type. */
const unread = forTags(({ element, name, about }) => {
  const scripts =
    about?.takes.length && !isData(element) ? element.querySelectorAll(JSON_SCRIPT) : []
  const script = [...scripts].find(script => ownerOf(script) === element)
  return script
    ? fault(
        `The first data of <${name}> are not read.`,
        'Put them right into the tag, as `<script type="application/json">`.',
        'page#first-data',
        element,
      )
    : undefined
})

const JSON_SCRIPT = 'script[type$=json]:not([data-ndt-config], [type$="ld+json"])'

function ownerOf({ parentElement }: Element): Element | null {
  return !parentElement || parentElement.localName.startsWith('ndt-')
    ? parentElement
    : ownerOf(parentElement)
}

/** Of the answers that a tag takes, the one that the data are most like. */
function oddOf({ element, about }: Tag) {
  if (!about?.takes.length || !isData(element) || problemOf(element)) return []
  const data: unknown = JSON.parse(textOf(element))
  // of those that fit as little, that of the tag's own kind
  const kind = element.getAttribute('kind') || '-'
  const isOfKind = (name: string) => +name.toLowerCase().endsWith(kind)
  return about.takes
    .toSorted((a, b) => isOfKind(b) - isOfKind(a))
    .map(name => oddIn(name, data))
    .sort((a, b) => a.length - b.length)[0]!
}

function problemOf(element: Element): string | undefined {
  if (!isData(element)) return undefined
  try {
    JSON.parse(textOf(element))
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

const isData = (element: Element) => !!element.querySelector(DATA)
const textOf = (element: Element) => element.querySelector(DATA)!.textContent ?? ''

/** What the page inlines as first data. */
export const data: Rule[] = [notTaken, noJson, unread, misfit]
