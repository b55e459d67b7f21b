import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { stop } from '../pages/focus-stop'

/** The windows that ways of the focus are held in: a desktop, a phone on its side, and one upright. */
export const SIZES = [
  [1280, 720],
  [740, 360],
  [390, 700],
] as const

/** A way of the focus: how many stops it has, and those in part out of sight. */
interface Way {
  stops: number
  hidden: string[]
}

/** The stop as it is painted: what arrives is made room for in the frame that shows it first. */
async function painted(page: Page): Promise<ReturnType<typeof stop>> {
  await page.evaluate(async () => {
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
  })
  return page.evaluate(stop)
}

/** Goes through a page by Tab, from its beginning to its end. */
export async function walkPage(page: Page): Promise<Way> {
  const hidden: string[] = []
  for (let stops = 0; ; stops++) {
    await page.keyboard.press('Tab')
    const at = await painted(page)
    // a way that leads in a circle has no end
    expect(stops).toBeLessThan(300)
    if (!at.name) return { stops, hidden }
    if (at.hidden.length) hidden.push(`${at.name}: ${at.hidden.join(', ')}`)
  }
}

/** Goes round in a dialog by a key, until it is where it has been. */
export async function walkRound(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Way> {
  const hidden: string[] = []
  await page.evaluate(begin)
  for (let stops = 0; ;) {
    await page.keyboard.press(key)
    const at = await painted(page)
    if (await page.evaluate(isKnown)) return { stops, hidden }
    expect(stops).toBeLessThan(100)
    // the browser's own bars
    if (!at.name) continue
    stops++
    if (at.hidden.length) hidden.push(`${key} ${at.name}: ${at.hidden.join(', ')}`)
  }
}

/** Runs in a page: no way has been gone. */
function begin() {
  Object.assign(globalThis, { walked: new WeakSet() })
}

/** Runs in a page: whether what has the focus had it before on this way. */
function isKnown(): boolean {
  const { walked } = globalThis as unknown as { walked: WeakSet<Element> }
  let focused = document.activeElement!
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const was = walked.has(focused)
  if (focused !== document.body) walked.add(focused)
  return was
}
