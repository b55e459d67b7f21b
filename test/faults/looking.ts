import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What still turns, or stands for what is on its way. */
const BUSY = '[aria-busy=true], .spin, .is-saving, .sk'

/** Of answers that are taken although something in them is odd: it is told, and pictures are asked for at odd addresses. */
export const EXPECTED = [
  /^console: \[ndt\] GET /,
  /^console: Failed to load resource/,
  /^answer: 4\d\d http:\/\/[^/]+\/(?!api\/)/,
]

/** Waits until nothing on the page turns or stands for what is on its way. */
export async function settled(page: Page): Promise<void> {
  const busy = page.locator(BUSY).filter({ visible: true })
  await expect
    .poll(() => busy.evaluateAll(all => all.map(each => each.className)), { message: 'busy' })
    .toEqual([])
}

/** Waits until some tags show what they have to show, and the page is at rest. */
export async function shown(page: Page, tags: string[]): Promise<void> {
  for (const tag of tags) {
    // those of a dialog are inside other tags
    const isShown = () =>
      page
        .locator(tag)
        .evaluateAll(all => all.some(each => each.shadowRoot?.querySelector('.ndt:not([hidden])')))
    await expect.poll(isShown, { message: tag }).toBe(true)
  }
  await settled(page)
}

/** Everything that some tags say: texts, names and values. */
export function wordsIn(page: Page, tags: string[]): Promise<string[]> {
  return page
    .locator(tags.join())
    .evaluateAll(elements =>
      elements
        .flatMap(element => [...(element.shadowRoot?.querySelectorAll('*') ?? [])])
        .flatMap(inside => [
          ...[...inside.childNodes].map(node => (node.nodeType === 3 ? node.textContent! : '')),
          ...[...inside.attributes].map(({ value }) => value),
          `${(inside as HTMLInputElement).value ?? ''}`,
        ]),
    )
}
