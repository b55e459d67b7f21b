import type { Page } from 'playwright-core'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of work, whatever else the machine does. */
  tdur?: number
  args: { name?: string }
}

/** Keeps how long the page's tasks work from now on, in milliseconds; the longest first. */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  return async () => {
    const trace = (await browser.stopTracing()).toString()
    const { traceEvents: all } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
    const mains = all.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN)
    const isMain = ({ pid, tid }: TraceEvent) =>
      mains.some(main => main.pid === pid && main.tid === tid)
    const tasks = all.filter(event => event.name.endsWith('RunTask') && isMain(event))
    return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a)
  }
}

const MAIN = 'CrRendererMain'
