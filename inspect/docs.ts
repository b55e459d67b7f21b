import { dist } from './page'

/** Where a page of the docs lies, which come with `dist`: `page#first-data`. */
export function docsAddress(place: string): string {
  const [page, heading] = place.split('#')
  return `${dist}docs/${page}.html${heading ? `#${heading}` : ''}`
}
