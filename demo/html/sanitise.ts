import { attributesOf } from './attributes'

/** The tags that a company's text may have; all others go, and their text stays. */
const kept = new Set(
  'p br ul ol li strong b em i u s sub sup h1 h2 h3 h4 h5 h6 blockquote a img'.split(' '),
)
const empty = new Set(['br', 'img'])
/** What these hold is no text to show. */
const dropped = 'script|style|template|title|textarea|noscript|iframe|object|svg|math|select'

const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g
const unread = new RegExp(`<(${dropped})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, 'gi')
const token = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[<>]/gi

/**
 * A company's own text as safe markup: a few plain tags stay, links that lead to the web or to mail,
 * and pictures that lie on this site (Q67).
 *
 * It is safe by construction: each `<` of the result is one that this function wrote, every attribute
 * is written anew, and what is opened is closed.
 */
export function sanitise(html: string): string {
  const open: string[] = []
  const plain = html.replace(comment, '').replace(unread, '')
  const safe = plain.replace(
    token,
    (bracket: string, slash: string | undefined, name: string | undefined, rest = '') => {
      if (name === undefined) return bracket === '<' ? '&lt;' : '&gt;'
      const tag = name.toLowerCase()
      if (!kept.has(tag)) return ''
      if (slash) return close(open, tag)
      if (!empty.has(tag)) open.push(tag)
      return startOf(tag, rest)
    },
  )
  return safe + endsOf(open.reverse())
}

/** A picture without an address shows nothing, and a link without one is text. */
function startOf(tag: string, rest: string): string {
  const attributes = attributesOf(tag, rest)
  return tag === 'img' && !attributes.includes(' src=') ? '' : `<${tag}${attributes}>`
}

/** Ends a tag, with those inside it that nobody ended; one that was not begun ends nothing. */
function close(open: string[], tag: string): string {
  const at = open.lastIndexOf(tag)
  return at < 0 ? '' : endsOf(open.splice(at).reverse())
}

const endsOf = (tags: string[]) => tags.map(tag => `</${tag}>`).join('')

/** A form's rich text as it is stored; null when there is nothing in it to see. */
export function storedHtml(html: string | null): string | null {
  const safe = sanitise(html ?? '')
  const hasPicture = safe.includes('<img')
  return hasPicture || safe.replace(/<[^>]*>|&nbsp;|\s/g, '') ? safe : null
}
