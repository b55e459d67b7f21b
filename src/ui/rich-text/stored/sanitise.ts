import DOMPurify, { type Config } from 'dompurify'
import { isKept, layout, names, noAddresses, QUIET, STYLE, tagsFor, type Mode } from './rules'
import { mapTags } from './tags'

let reading: Mode = 'pasted'

/** How what is read looked where it came from. */
const looks = new WeakMap<Node, string>()

/** The style that an element had; that of a paste is read, and does not stay. */
export const lookOf = (element: Node) => looks.get(element) ?? ''

/** What of Trusted Types is ours to call; TypeScript does not know them yet. */
interface Policies {
  createPolicy: (name: string, rules: object) => Config['TRUSTED_TYPES_POLICY']
}

let rules: Config | undefined

/** The rules, with a Trusted Types policy of our own name; a page that lists names allows `ndt-widgets`. */
function getRules(): Config {
  if (rules) return rules
  const page = globalThis as { trustedTypes?: Policies }
  const as = (text: string) => text
  const policy = page.trustedTypes?.createPolicy('ndt-widgets', {
    createHTML: as,
    createScriptURL: as,
  })
  DOMPurify.addHook('uponSanitizeAttribute', (element, data) => {
    const { nodeName } = element
    if (data.attrName === STYLE) looks.set(element, data.attrValue)
    if (data.attrName === 'class' && reading === 'pasted') {
      data.attrValue = data.attrValue
        .split(/\s+/)
        .filter(name => layout.test(name))
        .join(' ')
      data.keepAttr = !!data.attrValue
    } else data.keepAttr = isKept(nodeName, data.attrName, data.attrValue, reading)
  })
  DOMPurify.addHook('afterSanitizeAttributes', node => {
    if (node.nodeName === 'IMG' && !node.getAttribute('src')) node.remove()
  })
  return (rules = {
    ALLOWED_ATTR: names,
    ADD_URI_SAFE_ATTR: noAddresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // what comes first would go into the head, and from there without a word
    FORCE_BODY: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  })
}

/**
 * Chromium reports every handler and style that it parses, even where nothing runs and nothing shows:
 * under other names they go without a word.
 */
function quiet(html: string): string {
  return mapTags(html, (name, text) => {
    if (/^<style$/i.test(name)) return `template ${STYLE}`
    return /^(style|on\w+)$/i.test(name) ? QUIET + text : text
  })
}

/** The same text with its styles under their own name. */
function loud(html: string): string {
  return mapTags(html, (name, text) => (name === STYLE ? text.slice(QUIET.length) : text))
}

function run(html: string, mode: Mode, options: Config) {
  reading = mode
  return DOMPurify.sanitize(quiet(html), {
    ...getRules(),
    ALLOWED_TAGS: tagsFor(mode),
    ...options,
  })
}

/** Rich text without anything that could run; what is pasted keeps no look of its own. */
export function sanitise(html: string, mode: Mode = 'pasted'): string {
  return loud(String(run(html, mode, { RETURN_TRUSTED_TYPE: false })))
}

/** The same as a document of its own, which loads and runs nothing. */
export function parseSafely(html: string, mode: Mode = 'pasted'): Document {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(run(html, mode, { RETURN_DOM_FRAGMENT: true }) as unknown as Node)
  return inert
}

/** An element as it goes out, itself and all that it holds. */
export const htmlOf = (element: Element) => loud(element.outerHTML)

/** What an element holds, as it goes out. */
export const insideOf = (element: Element) => loud(element.innerHTML)

/** What of a stored text is not safe: `<script>`, `onclick`. */
export function unsafeIn(html: string): string[] {
  sanitise(html, 'stored')
  // the first is the purifier's own, by which the text begins in the body
  const found = DOMPurify.removed.slice(1).map(found => {
    if ('attribute' in found) return found.attribute?.name.replace(QUIET, '')
    const element = found.element as Element
    const name = element.nodeName.toLowerCase()
    const isStyle = name === 'template' && element.hasAttribute(STYLE)
    return name.startsWith('#') ? undefined : `<${isStyle ? 'style' : name}>`
  })
  return [...new Set(found)].filter(name => name !== undefined)
}
