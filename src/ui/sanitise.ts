import DOMPurify, { type Config } from 'dompurify'

const tags = 'a b blockquote br em h1 h2 h3 h4 h5 h6 i img li ol p s strong sub sup u ul'
const attributes = 'alt class height href rel src target width'

/** Alignment is a class: in Chromium a strict CSP drops `style` from parsed text without a word. */
const alignment = /^ql-align-(center|right|justify)$/

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
  DOMPurify.addHook('uponSanitizeAttribute', (_, data) => {
    const { attrName, attrValue } = data
    if (attrName === 'class') data.keepAttr = alignment.test(attrValue)
    // an image goes to the server first
    if (attrName === 'src') data.keepAttr = !/^\s*(data|blob):/i.test(attrValue)
  })
  return (rules = {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  })
}

/** Rich text without anything that could run or restyle the page. */
export function sanitise(html: string): string {
  return String(DOMPurify.sanitize(html, { ...getRules(), RETURN_TRUSTED_TYPE: false }))
}

/** The same as a document of its own, which loads and runs nothing. */
export function parseSafely(html: string): Document {
  const inert = document.implementation.createHTMLDocument('')
  inert.body.append(DOMPurify.sanitize(html, { ...getRules(), RETURN_DOM_FRAGMENT: true }))
  return inert
}
