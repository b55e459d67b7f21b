import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

/** What of markup holds no text to show; the same as where the editor reads it. */
const unshown = [
  ...['script', 'style', 'template', 'title', 'textarea', 'option', 'noscript', 'iframe'],
  ...['object', 'svg', 'math', 'head', 'noembed', 'noframes', 'xmp'],
]

/** How the editor aligns and indents a block; a style would be dropped by a strict policy. */
const layout = /^ql-(align-(center|right|justify)|indent-[1-8])$/

/** Links lead to the web, to mail, to a phone, or to a place on this site; `//` and `/\` hide another. */
const link = { href: /^(https?:|mailto:|tel:|#|\/(?![/\\\s]))/i, target: /^_blank$/ }

const picture = { width: /^\d{1,4}$/, height: /^\d{1,4}$/ }

const cell = ['colspan', 'rowspan', 'scope']

/** Attributes that say something by being there; the types do not know the option. */
const empty = { allowedEmptyAttributes: ['alt', 'controls', 'open', 'reversed'] }

const allowedTags = [
  ...['a', 'abbr', 'address', 'article', 'aside', 'audio', 'b', 'bdi', 'bdo', 'big'],
  ...['blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h1', 'h2'],
  ...['h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'main', 'mark'],
  ...['nav', 'ol', 'p', 'pre', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'section', 'small', 'span'],
  ...['strike', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'time', 'tr', 'tt', 'u', 'ul', 'var', 'video', 'wbr'],
]

const rules: IOptions = {
  allowedTags,
  allowedAttributes: {
    '*': ['title', 'lang', 'dir'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: cell,
    th: cell,
    time: ['datetime'],
    details: ['open'],
    audio: ['src', 'controls'],
    video: ['src', 'controls', 'poster', 'width', 'height'],
  },
  ...empty,
  allowedClasses: { '*': [layout] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: unshown,
  // markup that is deeper than any text takes the square of its depth in time
  nestingLimit: 100,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: without(attribs, link) }),
    img: (tagName, attribs) => ({ tagName, attribs: without(attribs, picture) }),
  },
  exclusiveFilter: ({ tag, attribs: { src, poster } }) =>
    /^(img|audio|video)$/.test(tag) && (!isOwn(src ?? '') || (!!poster && !isOwn(poster))),
}

/** A plain text as markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A whole tag that may stay; `t <d and d>` is none, as an attribute has a value or stands by itself by rule. */
const someTag = new RegExp(
  `</?(${allowedTags.join('|')})(\\s+([\\w:-]+=("[^"]*"|'[^']*'|[^\\s"'<>]+)|${empty.allowedEmptyAttributes.join('|')}))*\\s*/?>`,
  'i',
)

/** Whether a text is markup; one that has a `<` in it is none for that. */
export const isMarkup = (text: string): boolean => someTag.test(text)

/**
 * A company's own text as safe markup: tags that only say something stay, links that lead to a place
 * that a link may lead to, and pictures and films that lie on this site; no class, style or id, which
 * could restyle the page. What the editor itself wrote stays as it is (Q67).
 */
export function sanitise(html: string): string {
  // written as browsers write it
  return sanitizeHtml(html, rules).replaceAll(' />', '>').replaceAll('\u00a0', '&nbsp;')
}

/** Attributes without those that are not as they have to be. */
function without(attribs: Attributes, fit: Record<string, RegExp>): Attributes {
  const kept = Object.entries(attribs).filter(([name, value]) => fit[name]?.test(value) ?? true)
  return Object.fromEntries(kept)
}

/** A picture that was uploaded here; one from elsewhere would tell its host who reads (R173). */
function isOwn(address: string): boolean {
  const isPath = /^\/(files\/\d+|assets)\/[\w%.~!'()*/-]+$/.test(address)
  return isPath && !address.split('/').includes('..')
}

/** A form's rich text as it is stored; null when there is nothing in it to see. */
export function storedHtml(html: string | null): string | null {
  const safe = sanitise(html ?? '')
  const hasPicture = /<(img|video|audio|hr|table)\b/.test(safe)
  return hasPicture || safe.replace(/<[^>]*>|&nbsp;|\s/g, '') ? safe : null
}
