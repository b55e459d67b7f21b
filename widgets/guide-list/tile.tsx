import type { Guide } from '../../src/guides'
import { siteUrl } from '../../src/index'

/** How many guides there are at first, and how many `View more` adds (R248). */
export const STEP = 6

/** One guide, which leads to its page (R251). */
export function Tile({ guide: { slug, title, image, metaDescription } }: { guide: Guide }) {
  return (
    <a className="guide-list__tile" href={siteUrl(`/ndt-guides/${encodeURIComponent(slug)}`)}>
      <img loading="lazy" src={image} alt="" width="400" height="225" />
      <h3 dir="auto">{title}</h3>
      <p dir="auto">{metaDescription}</p>
    </a>
  )
}
