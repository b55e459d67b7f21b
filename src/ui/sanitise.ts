import DOMPurify, { type Config } from 'dompurify'

const tags = 'a b blockquote br em h1 h2 h3 h4 h5 h6 i img li ol p s strong sub sup u ul'

/** Which attributes stay, and what they may say; an image goes to the server first. */
const attributes: Record<string, Record<string, RegExp>> = {
  A: { href: /^(https?:|mailto:|tel:|[/#])/i, rel: /^/, target: /^_blank$/ },
  IMG: { src: /^(?!data:|blob:)/i, alt: /^/, width: /^\d{1,4}$/, height: /^\d{1,4}$/ },
}

/** Alignment is a class: in Chromium a strict CSP drops `style` from parsed text without a word. */
const layout = /^ql-(align-(center|right|justify)|indent-[1-8])$/

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
  DOMPurify.addHook('uponSanitizeAttribute', ({ nodeName }, data) => {
    if (data.attrName === 'class') {
      data.attrValue = data.attrValue
        .split(/\s+/)
        .filter(name => layout.test(name))
        .join(' ')
      data.keepAttr = !!data.attrValue
    } else data.keepAttr = !!attributes[nodeName]?.[data.attrName]?.test(data.attrValue)
  })
  DOMPurify.addHook('afterSanitizeAttributes', node => {
    if (node.nodeName === 'IMG' && !node.getAttribute('src')) node.remove()
  })
  return (rules = {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: ['class', ...Object.values(attributes).flatMap(Object.keys)],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  })
}

/**
 * Chromium reports every handler and style that it parses, even where nothing runs and nothing shows:
 * under other names they go without a word.
 */
function quiet(html: string): string {
  return html
    .replace(/<[a-z][^>]*/gi, tag => tag.replace(/([\s"'/])(style|on\w+)(?=\s*=)/gi, '$1data-$2'))
    .replace(/<(\/?)style\b/gi, '<$1template')
}

/** Rich text without anything that could run or restyle the page. */
export function sanitise(html: string): string {
  return String(DOMPurify.sanitize(quiet(html), { ...getRules(), RETURN_TRUSTED_TYPE: false }))
}

/** The same as a document of its own, which loads and runs nothing. */
export function parseSafely(html: string): Document {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(DOMPurify.sanitize(quiet(html), { ...getRules(), RETURN_DOM_FRAGMENT: true }))
  return inert
}
