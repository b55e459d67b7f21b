import type { Page } from 'playwright-core'
import { mainThread } from '../main-thread'

/** Milliseconds of a main thread's own time that the yardstick takes on two quiet cores. */
const QUIET = 20

/** The same for a script that is new to it; reckoned from cores that were not quiet, and rather too much than too little. */
const QUIET_SCRIPT = 200

/** How often the yardstick is laid on; the middle one counts. */
const ROUNDS = 3

/**
 * How many times longer than on quiet cores a page's work takes right now, never less than once. A
 * slow machine, and one whose cores are shared, take more of a thread's own time for the same task;
 * a limit in milliseconds of work is multiplied by it.
 */
export async function pace(page: Page): Promise<number> {
  const ofElements = await slowness(page, () => page.evaluate(yardstick), QUIET)
  // some browsers and machines are slow at that alone
  const ofScript = await slowness(page, round => page.evaluate(newScript(round)), QUIET_SCRIPT)
  return Math.max(ofElements, ofScript)
}

async function slowness(page: Page, lay: (round: number) => Promise<unknown>, quiet: number) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    times.push((await mainThread(page, () => lay(round))).longest)
  }
  const took = middle(times)
  // of a browser whose traces say otherwise, every limit would hold
  if (!took) throw new Error('The trace has no work of the page.')
  return Math.max(1, took / quiet)
}

/** The middle one of some measurements: the machine may have other work in some of them. */
export function middle(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

/** What a page's tasks are made of: script, elements, styles and their layout. The page's own styles are kept out. */
function yardstick(): void {
  const host = document.createElement('div')
  const list = document.createElement('ul')
  for (let n = 0; n < 400; n++) {
    const item = document.createElement('li')
    item.textContent = `${n % 7} ${n}`
    list.append(item)
  }
  host.attachShadow({ mode: 'open' }).append(list)
  document.body.append(host)
  host.getBoundingClientRect()
  host.remove()
}

/** Many functions that are read, compiled and run once, and were so in no earlier round. */
function newScript(round: number): string {
  const step = (n: number) => `(function step${n}(list) {
    const made = { n: ${n}, round: ${round}, of: list.map(item => ({ item, next: item + ${n} })) }
    const told = Object.entries(made).filter(([name]) => name !== 'n').map(([name, value]) => name + ':' + JSON.stringify(value))
    return told.join() + new Map(made.of.map(({ item, next }) => [item, next])).size
  })([1, 2, 3, 4, 5, 6, 7, 8]);`
  return Array.from({ length: 2000 }, (_, n) => step(n)).join('\n')
}
