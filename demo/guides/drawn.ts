import { render } from '../../src/server/render'
import type { Guide } from './guides'

/** A tag of the guides with all that it shows. */
export function drawGuide(tag: 'ndt-guide-page' | 'ndt-guide-thank-you', guide: Guide): string {
  return once(`${tag} ${guide.slug}`, () => render(tag, { slug: guide.slug }, guide))
}

/** The list with the guides that the page's address looks for. */
export function drawGuides(guides: Guide[], url: string): string {
  const draw = () => render('ndt-guide-list', {}, guides, { url })
  return new URL(url).search ? draw() : once(guides.map(({ slug }) => slug).join(' '), draw)
}

/** What was drawn, as guides are the same for everybody. */
const drawn = new Map<string, string>()

function once(key: string, draw: () => string): string {
  const html = drawn.get(key) ?? draw()
  drawn.set(key, html)
  return html
}
