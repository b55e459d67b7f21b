import { dist } from './page'

/** Where a page of the docs lies, which come with `dist`: `page#first-data`; undefined where a bundler has left them behind. */
export function docsAddress(place: string): string | undefined {
  const [page, heading] = place.split('#')
  return (dist && `${dist}docs/${page}.html${heading ? `#${heading}` : ''}`) || undefined
}

/** The same for who reads: an address, or where the package has it. */
export function docsPlace(place: string): string {
  const [page, heading] = place.split('#')
  const file = page === 'README' ? 'README.md' : `docs/${page}.md`
  return docsAddress(place) ?? `node_modules/ndt-widgets/${file}${heading ? `#${heading}` : ''}`
}
