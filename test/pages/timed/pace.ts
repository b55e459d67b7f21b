import type { Page } from 'playwright-core'
import { mainThread } from '../main-thread'

/** Milliseconds of a main thread's own time that the yardstick takes on two quiet cores. */
const QUIET = 20

/** How often the yardstick is laid on; the middle one counts. */
const ROUNDS = 3

/**
 * How many times longer than on quiet cores a page's work takes right now, never less than once. A
 * slow machine, and one whose cores are shared, take more of a thread's own time for the same task;
 * a limit in milliseconds of work is multiplied by it.
 */
export async function pace(page: Page): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    times.push((await mainThread(page, () => page.evaluate(yardstick))).longest)
  }
  const took = middle(times)
  // of a browser whose traces say otherwise, every limit would hold
  if (!took) throw new Error('The trace has no work of the page.')
  return Math.max(1, took / QUIET)
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
