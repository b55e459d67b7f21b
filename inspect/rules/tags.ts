import { hasFallback } from '../../src/fallback'
import { known, wrongWith } from '../known'
import { orNear } from '../near'
import { taken } from '../watch/morphs'
import { advice, fault, forTags, type Rule } from './finding'

/** What any element may have. */
const GLOBAL =
  /^(data-.*|_ng.*|aria-.*|on.*|x-.*|hx-.*|v-.*|wire:.*|[:@*#[(].*|id|class|style|slot|part|exportparts|hidden|inert|lang|dir|title|role|tabindex|draggable|translate|popover|is|nonce|accesskey|autofocus|itemscope|itemprop|itemtype|itemid|itemref|form|name|disabled|up-.*)$/
/** What no tag has inside by itself. */
const SWALLOWED = 'main, footer, script[src]'

const unknownTag = forTags(({ element, name, about }) =>
  about
    ? undefined
    : fault(
        `There is no tag <${name}>.`,
        orNear(name, Object.keys(known.tags), 'See the list of all tags.'),
        'tags/README',
        element,
      ),
)

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

const nothingInside = forTags(({ element, name, about }) => {
  const { inside = '' } = about ?? {}
  const isEmpty = inside.startsWith('In `slot=')
    ? !element.querySelector(':scope > [slot=trigger]') && inside && !isOpened(element)
    : inside && !inside.startsWith('Nothing') && !hasFallback(element)
  return isEmpty
    ? advice(
        `<${name}> has nothing inside for visitors without script.`,
        `Put it there: ${inside}`,
        'page#without-script',
        element,
      )
    : undefined
})

/** A page's own script opens it. */
const isOpened = (element: Element) => element.hasAttribute('open') || !!element.id

const swallows = forTags(({ element, name, state }) => {
  const inside = element.querySelector([SWALLOWED, ...Object.keys(known.tags)].join())
  const isSeen = !!inside?.checkVisibility() || inside instanceof HTMLScriptElement
  const isOutlet = state === 'shown' && isSeen
  return inside && !isOutlet && !element.nextSibling
    ? fault(
        `<${name}> holds the rest of the page, as HTML knows no self-closed tags.`,
        `Write \`<${name}></${name}>\` in place of \`<${name} />\`.`,
        'page#without-script',
        element,
      )
    : undefined
})

const notWatched = forTags(({ element, name, about, place, state }, { isSettled, loader }) =>
  isSettled && loader && about && place === 'root' && state === 'not defined'
    ? fault(
        `<${name}> stands in a shadow root that the loader does not watch.`,
        'Call `globalThis[Symbol.for("ndt-widgets")].watch(root)` once that root is there.',
        'page#pages-that-change-themselves',
        element,
      )
    : undefined,
)

const openTaken: Rule = () =>
  [...taken].map(element =>
    fault(
      `Something took the attribute open off <${element.localName}>, and closed its dialog.`,
      'Leave `open` out of the HTML, and open the dialog by `show()` or by a button in `slot="trigger"`.',
      'page#pages-that-change-themselves',
      element,
    ),
  )

const broken: Rule = ({ events }) =>
  events
    .filter(({ type, detail }) => type === 'ndt-error' && /load|render/.test(detail.phase ?? ''))
    .filter(({ detail }) => Object.hasOwn(known.tags, String(detail.tag)))
    .map(({ detail: { tag, phase, message }, target }) =>
      fault(
        `<${tag}> could not ${phase === 'load' ? 'be loaded' : 'be drawn'}: ${message}`,
        phase === 'load'
          ? 'See that all files of `dist/` are served, and that the policy and the integrity map have them.'
          : 'It is a fault of the library: send this report to who keeps it.',
        'events#what-went-wrong',
        target instanceof Element ? target : undefined,
      ),
    )

/** How the tags are written. */
export const tags: Rule[] = [
  unknownTag,
  unknownAttribute,
  wrongValue,
  missingAttribute,
  nothingInside,
  swallows,
  notWatched,
  openTaken,
  broken,
]
