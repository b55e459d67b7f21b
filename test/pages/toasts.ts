import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { allow } from './support'

/** The colours of a toast's mark on a light page, where the toast itself is dark. */
const MARKS = { success: 'rgb(87, 198, 132)', danger: 'rgb(245, 145, 137)' }

/** Expects a toast with these words, in its tone for the eye and for the ear. */
export async function expectToast(
  page: Page,
  words: string,
  tone: keyof typeof MARKS,
): Promise<void> {
  const toast = page.locator('.notyf__toast.is-danger, .notyf__toast.is-success')
  const shown = toast.filter({ hasText: words }).last()
  await shown.waitFor()
  const found = await shown.evaluate(async card => {
    const announcer = (card.getRootNode() as ShadowRoot).querySelector('.notyf-announcer')!
    const message = card.querySelector('.notyf__message')!.textContent
    // the words follow a moment later, so that screen readers hear of the change
    for (let tries = 0; announcer.textContent !== message && tries < 40; tries++) {
      await new Promise(resume => setTimeout(resume, 25))
    }
    return {
      className: /is-(\w+)/.exec(card.className)![1],
      mark: getComputedStyle(card.querySelector('.toast__icon')!).stroke,
      live: announcer.ariaLive,
      isAnnounced: announcer.textContent === message,
    }
  })
  const live = tone === 'danger' ? 'assertive' : 'polite'
  expect(found).toEqual({ className: tone, mark: MARKS[tone], live, isAnnounced: true })
}

/** Makes calls to a path fail with a 500 while something is done. */
export async function whileFailing(
  page: Page,
  path: string | RegExp,
  run: () => Promise<void>,
): Promise<void> {
  allow(page, /500/, /> save:/)
  const fail = (route: Route) => route.fulfill({ status: 500, json: {} })
  await page.route(path, fail)
  await run()
  await page.unroute(path, fail)
}

/** Keeps the page where it is, whatever a widget or its host would do after a save. */
export async function stay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('ndt-navigate', event => event.preventDefault(), true)
    addEventListener('ndt-saved', event => event.stopImmediatePropagation(), true)
  })
}
