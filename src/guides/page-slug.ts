/** The guide's slug in the page's own address, `/ndt-guides/{slug}` (R251); of what lies below it only the thank-you page is a guide's (Q21). */
export function slugOfPage(): string | undefined {
  const [, slug] = /\/ndt-guides\/(.+?)(\/thank-you)?\/*$/.exec(location.pathname) ?? []
  try {
    return slug && decodeURIComponent(slug)
  } catch {
    // badly encoded: the slug of no guide
    return slug
  }
}
