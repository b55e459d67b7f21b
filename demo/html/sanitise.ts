import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

/** What of markup holds no text to show; the same as where the editor reads it. */
const unshown = [
  ...['script', 'style', 'template', 'title', 'textarea', 'option', 'noscript', 'iframe'],
  ...['object', 'svg', 'math', 'video', 'audio', 'head', 'noembed', 'noframes', 'xmp'],
]

/** How the editor aligns and indents a block; a style would be dropped by a strict policy. */
const layout = /^ql-(align-(center|right|justify)|indent-[1-8])$/

/** Links lead to the web, to mail, to a phone, or to a place on this site. */
const link = { href: /^(https?:|mailto:|tel:|[/#])/i, target: /^_blank$/ }

const picture = { width: /^\d{1,4}$/, height: /^\d{1,4}$/ }

const rules: IOptions = {
  allowedTags: [
    ...['a', 'b', 'blockquote', 'br', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'img', 'li'],
    ...['ol', 'p', 's', 'strong', 'sub', 'sup', 'u', 'ul'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
  },
  allowedClasses: { '*': [layout] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nonTextTags: unshown,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: without(attribs, link) }),
    img: (tagName, attribs) => ({ tagName, attribs: without(attribs, picture) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwn(attribs['src'] ?? ''),
}

/**
 * A company's own text as safe markup: a few plain tags stay, links that lead to a place that a link
 * may lead to, and pictures that lie on this site. What the editor itself wrote stays as it is (Q67).
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
  return /^\/(files\/\d+|assets)\/[\w%.~/-]+$/.test(address) && !address.includes('..')
}

/** A form's rich text as it is stored; null when there is nothing in it to see. */
export function storedHtml(html: string | null): string | null {
  const safe = sanitise(html ?? '')
  const hasPicture = safe.includes('<img')
  return hasPicture || safe.replace(/<[^>]*>|&nbsp;|\s/g, '') ? safe : null
}
