import { tokenOf } from './page'

/**
 * The CSRF header that the page's backend expects, found by convention; empty when the page has none.
 *
 * Laravel: cookie `XSRF-TOKEN`, or `meta[name=csrf-token]`. Django: cookie `csrftoken`.
 * Rails: `meta[name=csrf-token]`.
 */
export function csrfHeaders(
  // past `<form name="cookie">`, which stands in its place on the document
  cookies = Reflect.get(Document.prototype, 'cookie', document) as string,
  meta = tokenOf(document)?.content,
): Record<string, string> {
  const laravel = valueIn(cookies, 'XSRF-TOKEN')
  if (laravel) return { 'X-XSRF-TOKEN': laravel }
  if (meta) return { 'X-CSRF-TOKEN': meta }
  const django = valueIn(cookies, 'csrftoken')
  return django ? { 'X-CSRFToken': django } : {}
}

/** A cookie's URL-decoded value; one that is no URL encoding is taken as it is. */
function valueIn(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`
  const pair = cookies.split('; ').find(part => part.startsWith(prefix))
  const value = pair?.slice(prefix.length)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return value
  }
}
