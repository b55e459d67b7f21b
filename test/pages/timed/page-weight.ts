import type { Page } from 'playwright-core'

/** What a page loads of the widgets. */
export interface Weight {
  /** Of scripts and sheets, as they travel. */
  bytes: number
  /** Requests for files of `dist`. */
  files: number
  /** Calls of the portal. */
  calls: number
}

/** What a page has asked the wire for so far; what its browser had already is not in it. */
export async function weightOf(page: Page): Promise<Weight> {
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize: bytes }) => ({ path: new URL(name).pathname, bytes })),
  )
  const files = loaded.filter(({ path }) => path.startsWith('/dist/'))
  return {
    bytes: files
      .filter(({ path }) => /\.(js|css)$/.test(path))
      .reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
    calls: loaded.filter(({ path }) => path.startsWith('/api/')).length,
  }
}

/** By how much a page is over what it may load, a line each. */
export function excess(weight: Weight, limit: Weight): string[] {
  return (['bytes', 'files', 'calls'] as const)
    .filter(name => weight[name] > limit[name])
    .map(name => `${name}: ${weight[name]}, ${weight[name] - limit[name]} over ${limit[name]}`)
}
