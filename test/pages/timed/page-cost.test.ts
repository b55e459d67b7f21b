import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, type Member } from '../dashboard'
import { GUIDE } from '../guides'
import { mainThread } from '../main-thread'
import { pace } from './pace'
import { excess, weightOf, type Weight } from './page-weight'
import { demo, layoutShift, newPage } from '../support'

/** Each page with what it may load: 2% more bytes than it does, and not a request more. */
const PAGES: [path: string, account: Member['account'], limit: Weight][] = [
  ['/', undefined, { bytes: 37_140, files: 5, calls: 0 }],
  ['/ndt-jobs', undefined, { bytes: 37_140, files: 5, calls: 0 }],
  ['/ndt-companies', undefined, { bytes: 37_140, files: 5, calls: 0 }],
  ['/ndt-guides', undefined, { bytes: 44_010, files: 10, calls: 0 }],
  [GUIDE, undefined, { bytes: 45_490, files: 27, calls: 0 }],
  ['/creator', 'user', { bytes: 48_370, files: 11, calls: 3 }],
  ['/company/products', 'company', { bytes: 50_960, files: 11, calls: 2 }],
  ['/company/products/add', 'company', { bytes: 156_300, files: 23, calls: 4 }],
  ['/company/services', 'company', { bytes: 50_700, files: 11, calls: 2 }],
  // a call more where the navigation has its answer before the form begins, which reads anew (Q106)
  ['/company/profile', 'company', { bytes: 153_700, files: 22, calls: 5 }],
]

/** The last lines of a text that is longer than its field's room. */
const SHIFTS: Record<string, number> = { '/company/profile': 0.0005 }

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
  'on slow 4G %s loads no more than it did, nothing moves by itself, no task is long, and at rest it does nothing',
  async (path, account, limit) => {
    const page = await farAway(account)
    const { longest } = await mainThread(page, () =>
      page.goto(demo(path), { waitUntil: 'networkidle' }),
    )
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    const weight = await weightOf(page)
    expect.soft(excess(weight, limit)).toEqual([])
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
