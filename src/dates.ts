/**
 * A date of the wire (`YYYY-MM-DD`, with or without a time) as `DD-MM-YYYY` (R17).
 *
 * Read as text, not as an instant: a time zone must not move it by a day (Q16). Anything else
 * comes back as it is.
 */
export function formatDate(iso: string): string {
  return iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3-$2-$1')
}
