import { hasFallback } from '../../src/fallback'
import type { KnownTag } from '../known'
import { advice, fault, forTags, type Rule } from './finding'

const STYLES = 'theming#what-a-pages-own-css-can-do'

const foreign = forTags(({ element, name, about }) =>
  about && !(element instanceof HTMLElement)
    ? fault(
        `<${name}> stands in an <svg> or <math>, where it is no tag.`,
        'Put it beside that, or into its `<foreignObject>`.',
        `tags/${name}`,
        element,
      )
    : undefined,
)

const pressed = forTags(({ element, name, about }) => {
  const around = about && element.closest('a, button, select')
  return around
    ? fault(
        `<${name}> stands in <${around.localName}>, which takes its presses, or leaves it out.`,
        `Put it beside \`${written(around)}\`.`,
        `tags/${name}`,
        element,
      )
    : undefined
})

/** A paragraph ends at the first list, heading or box that is meant to be in it. */
const paragraph = forTags(({ element, name, about }) =>
  about && !isDialog(about) && element.closest('p') && !hasFallback(element)
    ? fault(
        `<${name}> stands in a <p>, which HTML ends where a list or a box begins: what was to be inside stands behind it.`,
        'Write `<div>` in place of that `<p>`.',
        'page#without-script',
        element,
      )
    : undefined,
)

/** Of what is shown, the page's own sheets alone can say so. */
const hidden = forTags(({ element, name, about, state }) => {
  if (state !== 'shown' || !about || isDialog(about)) return undefined
  const parts = outwards(element)
  if (parts.some(part => part.matches(CLOSED))) return undefined
  for (const [at, part] of parts.entries()) {
    const style = hiding(part, element, parts[at + 1])
    if (!style) continue
    return part === element
      ? fault(
          `The page’s styles hide <${name}>, which is ready, by ${style}.`,
          'Take that off it: until it is ready, it shows what the page has inside.',
          STYLES,
          element,
        )
      : advice(
          `Nobody sees <${name}>, as \`${written(part)}\` around it has ${style}.`,
          'Take that off, unless it is a tab or a menu that is closed.',
          STYLES,
          element,
        )
  }
  return undefined
})

/** What a page closes by HTML itself, and so means to. */
const CLOSED = '[hidden], [popover], dialog, details'

/** An element and all that is around it, beyond shadow roots too. */
function outwards(element: Element): Element[] {
  const around = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host
  return [element, ...(around ? outwards(around) : [])]
}

function hiding(part: Element, tag: Element, around: Element | undefined): string | undefined {
  const { display, visibility, opacity, overflow } = getComputedStyle(part)
  if (display === 'none') return 'display: none'
  if (opacity === '0') return 'opacity: 0'
  // a tag may be seen in what is not; else the outermost is named, from where it comes through
  if (!isVisible(tag) && !isVisible(part) && (!around || isVisible(around)))
    return `visibility: ${visibility}`
  // what of these is cut off, the window shows
  const isCut = part === tag || !(overflow.includes('visible') || part.matches('html, body'))
  const [box] = part.getClientRects()
  return isCut && box && !(box.width && box.height) ? 'no width or no height' : undefined
}

const isVisible = (part: Element) => getComputedStyle(part).visibility === 'visible'

/** Attributes that name others by their ids. */
const NAMING = ['form', 'aria-labelledby', 'aria-describedby']

const ids = forTags(({ element, name }) => {
  const root = element.getRootNode() as Document | ShadowRoot
  return [element, ...element.querySelectorAll(':scope > [slot]')].flatMap(part =>
    ['id', ...NAMING].flatMap(attribute =>
      (part.getAttribute(attribute)?.match(/\S+/g) ?? []).flatMap(id => {
        const found = root.querySelectorAll(`#${CSS.escape(id)}`).length
        return found === 1
          ? []
          : fault(
              `<${name}> has ${attribute}="${id}", an id that is on the page ${found ? `${found} times` : 'nowhere'}.`,
              'Write each id once: a script, a label and a morph find the first alone.',
              'page#pages-that-change-themselves',
              part,
            )
      }),
    ),
  )
})

/** Such a tag may stand in a sentence, and has no size until it opens. */
const isDialog = ({ inside }: KnownTag) => /^(In `slot=|Nothing)/.test(inside)

/** How an element's author finds it. */
const written = ({ localName, attributes }: Element) =>
  `<${[localName, ...[...attributes].filter(({ name }) => /^(id|class)$/.test(name)).map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`

/** Where the tags stand, and whether they can be seen there. */
export const places: Rule[] = [foreign, pressed, paragraph, hidden, ids]
