/**
 * A list's address; for a form that a link in the list led to, in this tab or a new one, with the
 * part of the list that was left, and the row (R202, R204, R232).
 *
 * The page that led here is what the browser says: a typed address has none, whatever was seen before.
 */
export function wayBack(list: string, row?: string): string {
  const { referrer } = document
  const address = location.origin + list
  if (referrer.replace(/\?.*/, '') !== address) return list
  return list + referrer.slice(address.length) + (row ? `#${row}` : '')
}
