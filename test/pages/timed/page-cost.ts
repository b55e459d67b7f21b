import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { enter, type Member } from '../dashboard'
import { mainThread } from '../main-thread'
import { pace } from './pace'
import { excess, weightOf, type Weight } from './page-weight'
import { demo, layoutShift, newPage } from '../support'

/** A page, who sees it, and what it may load: 2% more bytes than it does, and not a request more. */
export type Priced = [path: string, account: Member['account'], limit: Weight]

/** Above this many milliseconds of quiet cores a task is a long one. */
const LONG = 50

/** Milliseconds that a page may take to come to rest: one that never does has to fail soon. */
const ENOUGH = 15_000

/** A visitor far from the mast, for whom the tagline stands still. */
async function farAway(account: Member['account']): Promise<Page> {
  const page = await (account
    ? enter({ account, reducedMotion: true })
    : newPage({ reducedMotion: true }))
  // the site's first page has a process of its own; the end of a trace in which the one before ends waits for it
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

/** The requests that a page still waits for; of an answer that nobody reads, the end never comes. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', request => pending.add(request))
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  return pending
}

/**
 * Tests that on slow 4G a page loads no more than it did, nothing moves by itself, no task is long, and at rest it
 * does nothing.
 */
export async function expectCheap(...[path, account, limit]: Priced): Promise<void> {
  const page = await farAway(account)
  const pending = pendingOf(page)
  const { longest } = await mainThread(page, async () => {
    await page.goto(demo(path))
    await page.waitForLoadState('networkidle', { timeout: ENOUGH }).catch(() => {})
  })
  expect.soft([...pending].map(request => request.url())).toEqual([])
  const busy = page.locator('[aria-busy=true]')
  await busy.first().waitFor({ state: 'detached', timeout: ENOUGH })
  const weight = await weightOf(page)
  expect.soft(excess(weight, limit)).toEqual([])
  const slowness = await pace(page)
  expect(longest).toBeLessThan(LONG * slowness)
  // for who wants less of it no animation of ours runs; the tagline, which has asked, stands still nonetheless
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // what only the end of the start was
  const rest = async () => {
    const { cpu, recalculations } = await mainThread(page, () => page.waitForTimeout(2000))
    return { isQuiet: cpu / 2 < slowness, recalculations }
  }
  await expect.poll(rest, { timeout: ENOUGH }).toEqual({ isQuiet: true, recalculations: 0 })
  // what moved while it came to rest counts too
  expect(await layoutShift(page)).toBe(0)
}
