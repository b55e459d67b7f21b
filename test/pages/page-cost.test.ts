import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, type Member } from './dashboard'
import { mainThread } from './main-thread'
import { pace } from './pace'
import { demo, layoutShift, newPage } from './support'

const PAGES: [path: string, account?: Member['account']][] = [
  ['/'],
  ['/ndt-jobs'],
  ['/ndt-companies'],
  ['/ndt-guides'],
  ['/ndt-guides/ultrasonic-testing-buyers-guide'],
  ['/creator', 'user'],
  ['/company/products', 'company'],
  ['/company/products/add', 'company'],
  ['/company/services', 'company'],
  ['/company/profile', 'company'],
]

/** The last lines of a text that is longer than its field's room. */
const SHIFTS: Record<string, number> = { '/company/profile': 0.001 }

/** Above this many milliseconds of quiet cores a task is a long one. */
const LONG = 50

/** A visitor far from the mast, for whom the tagline stands still. */
async function farAway(account: Member['account']): Promise<Page> {
  const page = await (account
    ? enter({ account, reducedMotion: true })
    : newPage({ reducedMotion: true }))
  // the browser starts the process that it keeps for the next page now: in a trace, its end would wait for that
  await page.goto(demo('/assets/mark.svg'), { waitUntil: 'networkidle' })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  return page
}

test.each(PAGES)(
  'on slow 4G nothing of %s moves by itself, no task is long, and at rest it does nothing',
  async (path, account) => {
    const page = await farAway(account)
    const { longest } = await mainThread(page, () =>
      page.goto(demo(path), { waitUntil: 'networkidle' }),
    )
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFTS[path] ?? 0)
    const slowness = await pace(page)
    expect(longest).toBeLessThan(LONG * slowness)
    // what only the end of the start was
    await expect
      .poll(async () => {
        const { cpu, recalculations } = await mainThread(page, () => page.waitForTimeout(2000))
        return { isQuiet: cpu / 2 < slowness, recalculations }
      })
      .toEqual({ isQuiet: true, recalculations: 0 })
  },
)

test('R20 a step of the tagline has styles worked out a few times, and not each frame', async () => {
  const page = await enter()
  await page.goto(demo('/creator'), { waitUntil: 'networkidle' })
  const { recalculations } = await mainThread(page, () => page.waitForTimeout(5000))
  expect(recalculations).toBeGreaterThan(0)
  // two steps, or three
  expect(recalculations).toBeLessThan(30)
})
