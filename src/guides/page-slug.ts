/** The guide's slug in the page's own address, `/ndt-guides/{slug}` (R251). */
export function slugOfPage(): string | undefined {
  const [, slug] = /\/ndt-guides\/([^/]+)/.exec(location.pathname) ?? []
  try {
    return slug && decodeURIComponent(slug)
  } catch {
    // badly encoded: the slug of no guide
    return slug
  }
}
