/** A company's own text on one line, for places that show no markup. */
export function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
  const characters = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  const decoded = text.replace(
    /&(?:lt|gt|quot|#39|amp);/g,
    entity => characters[entity as keyof typeof characters],
  )
  return decoded.replace(/\s+/g, ' ').trim()
}
