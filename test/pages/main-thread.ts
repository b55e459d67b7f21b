import type { Page } from 'playwright-core'

/** What a page's main thread did, in milliseconds of its own time: what else the machine does is not in them. */
export interface MainThread {
  /** All that it did. */
  cpu: number
  /** Its longest task. */
  longest: number
  script: number
  style: number
  layout: number
  /** How often styles were worked out anew. */
  recalculations: number
}

interface TraceEvent {
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  name: string
  args: { name?: string }
}

const SCRIPT = ['FunctionCall', 'EvaluateScript', 'v8.evaluateModule', 'RunMicrotasks']
const STYLE = ['UpdateLayoutTree']
const LAYOUT = ['Layout']

/**
 * Measures the main thread while something happens. No other page of the same browser may be at
 * work; the driver's own questions to the page count, so a wait should be by the mouse, the keyboard or time.
 */
export async function mainThread(page: Page, act: () => Promise<unknown>): Promise<MainThread> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const includedCategories = [
    '__metadata',
    'devtools.timeline',
    'disabled-by-default-devtools.timeline',
  ]
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  })
  try {
    await act()
  } finally {
    const isComplete = new Promise<void>(resume =>
      session.once('Tracing.tracingComplete', () => resume()),
    )
    await session.send('Tracing.end')
    await isComplete
    await session.detach()
  }
  return summed(events)
}

function summed(events: TraceEvent[]): MainThread {
  const main = new Set(
    events
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const own = events.filter(({ pid, tid, tdur }) => tdur !== undefined && main.has(`${pid} ${tid}`))
  const tasks = outermost(own, ['RunTask'])
  const styles = outermost(own, STYLE)
  return {
    cpu: sum(tasks),
    longest: Math.max(0, ...tasks.map(({ tdur }) => tdur! / 1000)),
    script: sum(outermost(own, SCRIPT)),
    style: sum(styles),
    layout: sum(outermost(own, LAYOUT)),
    recalculations: styles.length,
  }
}

/** The events of some names that stand in no other of them. */
function outermost(events: TraceEvent[], names: string[]): TraceEvent[] {
  const ends = new Map<number, number>()
  return events
    .filter(({ name }) => names.includes(name))
    .sort((a, b) => a.ts - b.ts || b.dur! - a.dur!)
    .filter(({ pid, ts, dur }) => {
      if (ts < (ends.get(pid) ?? 0)) return false
      ends.set(pid, ts + dur!)
      return true
    })
}

function sum(events: TraceEvent[]): number {
  return events.reduce((total, { tdur }) => total + tdur! / 1000, 0)
}
