const kept = new Set('p br ul ol li strong b em i u s h2 h3 blockquote'.split(' '))

/**
 * A company's own text as safe markup: a few plain tags stay, without attributes, and nothing else.
 *
 * It is safe by construction: each `<` of the result is one that this function wrote.
 */
export function richText(html: string): string {
  return html.replace(
    /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[<>]/gi,
    (bracket: string, slash: string | undefined, name: string | undefined) => {
      if (name === undefined) return bracket === '<' ? '&lt;' : '&gt;'
      const tag = name.toLowerCase()
      return kept.has(tag) ? `<${slash}${tag}>` : ''
    },
  )
}

/** The same text on one line, for places that show no markup. */
export function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  const decoded = text.replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    entity => characters[entity as keyof typeof characters],
  )
  return decoded.replace(/\s+/g, ' ').trim()
}
