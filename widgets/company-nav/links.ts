import { isWebAddress } from '../../src/index'

/** A link of the page's own. */
export interface NavLink {
  label: string
  url: string
}

/** Takes links that lead to the web: a `javascript:` that found its way into the tag does not run. */
export function checkLinks(links: NavLink[]): NavLink[] {
  const wrong = links.find(({ url }) => !isWebAddress(url))
  if (wrong) throw new Error(`"${wrong.url}" is no web address`)
  return links
}
