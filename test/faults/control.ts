import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { demo, listen, newPage } from '../pages/support'
import type { Screen } from './screen'
import { RESUME, WIRE, type Wrong } from './wire'

/** What `ndt-error` told, as far as cells ask. */
export interface Report {
  tag: string
  phase: string
  status: number
}

/** A window whose clock a test can put forward. */
export interface Window {
  page: Page
  /** What the page that is open has told by `ndt-error`. */
  reports: () => Promise<Report[]>
  /** How many calls of it wait for their answers. */
  waiting: () => number
}

/** The call of a screen, as the contract has it. */
export function definitionOf({ call }: Pick<Screen, 'call'>): Pick<Definition, 'method' | 'path'> {
  return call === 'uploadResume' ? { method: 'POST', path: RESUME } : calls[call]
}

/** How a call of a screen is to go wrong; without anything more it goes well, and is counted. */
export function wrong(screen: Pick<Screen, 'call' | 'path'>, how: Partial<Wrong> = {}): Wrong {
  const { method, path } = definitionOf(screen)
  return { method, path: screen.path ?? path, ...how }
}

/** Has these calls go wrong from now on, and no others. */
export async function arm(...all: Wrong[]): Promise<void> {
  const { ok } = await fetch(demo(WIRE), { method: 'PUT', body: JSON.stringify(all) })
  expect(ok).toBe(true)
}

/** How often the armed calls came since. */
export async function sent(): Promise<number> {
  return (await fetch(demo(WIRE))).json() as Promise<number>
}

/** Opens a window. */
export async function openWindow(): Promise<Window> {
  const page = await newPage({ height: 1000, reducedMotion: true })
  page.setDefaultTimeout(30_000)
  await page.clock.install()
  await page.addInitScript(limitByTimers)
  // a page with what was typed asks before it goes
  page.on('dialog', asked => void asked.accept().catch(() => {}))
  const seen = await listen(page, 'ndt-error')
  return { page, reports: seen as () => Promise<Report[]>, waiting: countWaiting(page) }
}

/** Counts the calls that a page has made, and that have not ended. */
function countWaiting(page: Page): () => number {
  const waiting = new Set<Request>()
  page.on('request', request => {
    if (['fetch', 'xhr'].includes(request.resourceType())) waiting.add(request)
  })
  page.on('response', response => {
    // the page before it goes, and nothing tells the end of what that had asked for
    if (response.request().isNavigationRequest()) waiting.clear()
  })
  page.on('requestfinished', request => waiting.delete(request))
  page.on('requestfailed', request => waiting.delete(request))
  return () => waiting.size
}

/** Runs in a page: the time limits of calls follow the page's clock, as the browser's own do not. */
function limitByTimers(): void {
  AbortSignal.timeout = milliseconds => {
    const limit = new AbortController()
    const passed = new DOMException('The time limit has passed.', 'TimeoutError')
    setTimeout(() => limit.abort(passed), milliseconds)
    return limit.signal
  }
}

/** Nobody is signed in, and nothing is kept on the device. */
export async function forget({ page }: Window): Promise<void> {
  // a page may write a draft as it goes, and the thanks for an enquiry lead elsewhere without their cookie
  const leave = () => page.goto(demo(WIRE))
  // one that is on its way by itself stands in the way, once
  await leave().catch(leave)
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
