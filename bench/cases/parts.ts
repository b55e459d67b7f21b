import type { Locator, Page } from 'playwright-core'
import type { Contestant, Sample } from '../case'
import { mainThread } from '../../test/pages/main-thread'
import type { Bench, Visitor } from '../measure/bench'

/** How long after a press the page may still be at work with it. */
export const AFTER = 500
/** How long it takes for a page, or for what the mouse is over, to come to rest. */
const REST = 300

/** Opens a contestant's page, has it filled, and says what that took. */
export function pages(
  names: Record<string, string>,
  visitor: Visitor,
  measure: (visited: Visited) => Promise<Sample>,
): Record<string, Contestant> {
  return Object.fromEntries(
    Object.entries(names).map(([contestant, name]) => [
      contestant,
      async (bench: Bench) => {
        const { page, whenFilled, kilobytes, close } = await bench.visit(visitor)
        const origin = contestant === 'react-dom' ? bench.site.react : bench.site.ours
        await startAt(page, origin)
        const before = kilobytes()
        const open = async () => {
          await page.goto(`${origin}/bench/${name}`, { waitUntil: 'commit' })
          return whenFilled()
        }
        const sample = await measure({ page, open, kilobytes: () => kilobytes() - before })
        await close()
        return sample
      },
    ]),
  )
}

/**
 * Opens the site's window. Its first page has a process of its own in place of the empty one's, and the end of a
 * trace in which a process ends waits for it five seconds.
 */
export async function startAt(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/assets/mark.svg`)
  await page.waitForTimeout(REST)
}

/** A page that is about to be opened. */
export interface Visited {
  page: Page
  open(): Promise<number>
  kilobytes(): number
}

/** What the main thread does with a press of the mouse, on the middle of something. */
export async function pressed(page: Page, target: Locator): Promise<Sample> {
  await target.waitFor()
  await page.waitForTimeout(REST)
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(REST)
  return during(page, () => page.mouse.click(x + width / 2, y + height / 2))
}

/** What the main thread does with a key. */
export async function typed(page: Page, key: string): Promise<Sample> {
  await page.waitForTimeout(REST)
  return during(page, () => page.keyboard.press(key))
}

/** What the main thread does with something, and for a while after it. */
export async function during(page: Page, act: () => Promise<void>): Promise<Sample> {
  const { cpu, longest } = await mainThread(page, async () => {
    await act()
    await page.waitForTimeout(AFTER)
  })
  return { cpu, longest }
}
