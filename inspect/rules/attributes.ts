import { wrongWith } from '../known'
import { orNear } from '../near'
import { advice, fault, forTags, type Rule } from './finding'

/** What any element may have. */
const GLOBAL =
  /^(data-.*|_ng.*|aria-.*|on.*|x-.*|hx-.*|v-.*|wire:.*|[:@*#[(].*|id|class|style|slot|part|exportparts|hidden|inert|lang|dir|title|role|tabindex|draggable|translate|popover|is|nonce|accesskey|autofocus|itemscope|itemprop|itemtype|itemid|itemref|form|name|disabled|up-.*)$/

const unknownAttribute = forTags(({ element, name, about, attributes }) =>
  attributes
    .filter(([attribute]) => about && !about.attributes[attribute] && !GLOBAL.test(attribute))
    .map(([attribute]) => {
      const names = Object.keys(about!.attributes)
      return fault(
        `<${name}> has no attribute ${attribute}.`,
        orNear(
          attribute,
          names,
          names.length ? `It has: ${names.join(', ')}.` : 'Take it off: the tag has none.',
        ),
        `tags/${name}${names.length ? '#attributes' : ''}`,
        element,
      )
    }),
)

/** `data-kind` is the page's own; who means `kind` wonders. */
const dataAttribute = forTags(({ element, name, about, attributes }) =>
  attributes
    .filter(([attribute]) => {
      const own = attribute.replace(/^data-/, '')
      return own !== attribute && about?.attributes[own] && !element.hasAttribute(own)
    })
    .map(([attribute]) =>
      advice(
        `<${name}> does not read ${attribute}.`,
        `If the tag is meant, write \`${attribute.replace(/^data-/, '')}\`.`,
        `tags/${name}#attributes`,
        element,
      ),
    ),
)

const wrongValue = forTags(({ element, name, about, attributes }) =>
  attributes.flatMap(([attribute, value]) => {
    const known = about?.attributes[attribute]
    const problem = known && wrongWith(known, value)
    if (!problem) return []
    const { kind, words = [] } = known
    return fault(
      `<${name}> ${attribute}: ${problem}.`,
      orNear(
        value,
        words,
        `Write ${words.join(', ') || { json: 'JSON' }[kind as 'json'] || `a ${kind}`}.`,
      ),
      `tags/${name}#attributes`,
      element,
    )
  }),
)

const missingAttribute = forTags(({ element, name, about }) =>
  Object.entries(about?.attributes ?? {})
    .filter(
      ([attribute, { isRequired }]) =>
        isRequired && !element.hasAttribute(attribute) && !isSet(element, attribute),
    )
    .map(([attribute]) =>
      fault(
        `<${name}> lacks its attribute ${attribute}, and shows what the page has inside.`,
        `Write \`<${name} ${attribute}="…">\`.`,
        `tags/${name}#attributes`,
        element,
      ),
    ),
)

/** Frameworks set properties. */
const isSet = (element: Element, attribute: string) => {
  const prop = attribute.replace(/-./g, ([, letter]) => letter!.toUpperCase())
  return (element as unknown as Record<string, unknown>)[prop] != null
}

/** How the tags' attributes are written. */
export const attributes: Rule[] = [unknownAttribute, dataAttribute, wrongValue, missingAttribute]
