import { known } from '../known'
import { near, orNear } from '../near'
import { partsOf } from '../page'
import { fault, type Finding, type Rule } from './finding'

/** A counted text has a form a number (src/texts.ts). */
const PLURAL = /\.(zero|one|two|few|many|other)$/
const OTHERWISE = 'Each tag’s page lists its own.'

const wrongTexts: Rule = ({ settings: { values } }) =>
  Object.entries(partsOf(values['texts'])).flatMap(([group, texts]) => {
    if (typeof texts === 'string')
      return fault(
        `The text ${group} stands in no group.`,
        'Write `{"saved-panel": {"title": "…"}}`: a text stands in the group of its tag.',
        'page#settings',
      )
    const keys = known.texts[group]
    if (!keys)
      return fault(
        `There is no group of texts ${group}.`,
        orNear(group, Object.keys(known.texts), OTHERWISE),
        'tags/README',
      )
    return Object.entries(partsOf(texts)).flatMap(([key, text]) => wrongIn(group, keys, key, text))
  })

function wrongIn(group: string, keys: string[], key: string, text: unknown): Finding | [] {
  const isTag = Object.hasOwn(known.tags, `ndt-${group}`)
  const docs = isTag ? `tags/ndt-${group}#texts` : 'tags/README'
  if (!keys.includes(key.replace(PLURAL, '')) && !keys.includes(key)) {
    const name = near(key, keys)
    return fault(`There is no text ${group}.${key}.`, name ? `Write \`${name}\`.` : OTHERWISE, docs)
  }
  return text === null || typeof text === 'string'
    ? []
    : fault(`The text ${group}.${key} is ${JSON.stringify(text)}.`, 'Write a text in quotes.', docs)
}

/** The texts that the page has in place of the library's. */
export const texts: Rule[] = [wrongTexts]
