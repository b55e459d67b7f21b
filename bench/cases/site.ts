import type { Page } from 'playwright-core'
import type { Case, Sample } from '../case'
import type { Bench, Visitor } from '../measure/bench'

const PAGES: [name: string, path: string, account?: Visitor['account']][] = [
  ['home', '/'],
  ['jobs', '/ndt-jobs'],
  ['guides', '/ndt-guides'],
  ['guide', '/ndt-guides/ultrasonic-testing-buyers-guide'],
  ['dashboard', '/creator', 'user'],
  ['dashboard, data in it', '/creator?first-data=inline', 'user'],
  ['products', '/company/products', 'company'],
  ['product form', '/company/products/add', 'company'],
  ['services', '/company/services', 'company'],
  ['company profile', '/company/profile', 'company'],
]

/** Runs in a page: how much has moved by itself, as Core Web Vitals count it. */
const shift = () =>
  new Promise<number>(resume => {
    new PerformanceObserver(list => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      resume(entries.reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resume(0), 300)
  })

/**
 * Runs in a page: how many answers follow one another until the last of the first data is here. An answer
 * is a step further than another when it was asked for once that had come.
 */
const steps = () => {
  const all = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const ended = all.sort((a, b) => a.responseEnd - b.responseEnd)
  const depth = new Map<PerformanceResourceTiming, number>()
  for (const entry of ended) {
    const before = [...depth].filter(
      ([{ name, responseEnd }]) => responseEnd <= entry.startTime && /\.js$|\/api\//.test(name),
    )
    const isPage = entry.entryType === 'navigation'
    depth.set(entry, isPage ? 1 : Math.max(1, ...before.map(([, at]) => at)) + 1)
  }
  const reads = [...depth].filter(([{ name }]) => name.includes('/api/'))
  return Math.max(0, ...reads.map(([, at]) => at))
}

/** Each page of the site as a visitor far from the mast has it. */
export const site: Case = {
  name: 'pages',
  title:
    'Pages of the site on slow 4G, with a processor 4 times slower: what moves by itself, and what it loads; and how many answers follow one another until the first data are here, where only the server is far away',
  rounds: 1,
  measures: { shift: '', steps: '', bytes: 'kB', requests: '' },
  contestants: Object.fromEntries(
    PAGES.map(([name, path, account]) => [
      name,
      async bench => {
        const visitor = account && { account }
        const seen = await visited(bench, path, { ...visitor, slower: 4, network: 'slow 4G' })
        // where nothing waits for the line, what is asked for behind an answer was waiting for it
        const { steps } = await visited(bench, path, { ...visitor, network: 'far' })
        return { ...seen, steps: steps! }
      },
    ]),
  ),
}

async function visited(bench: Bench, path: string, visitor: Visitor): Promise<Sample> {
  const { page, kilobytes, close } = await bench.visit(visitor)
  const requests = countRequests(page)
  await page.goto(bench.site.ours + path, { waitUntil: 'networkidle', timeout: 30_000 })
  const found = {
    shift: await page.evaluate(shift),
    steps: await page.evaluate(steps),
    bytes: kilobytes(),
    requests: requests(),
  }
  await close()
  return found
}

function countRequests(page: Page): () => number {
  let count = 0
  page.on('request', () => count++)
  return () => count
}
