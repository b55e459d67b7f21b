import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALLS, delayed, enter } from '../pages/dashboard'
import { demo } from '../pages/support'

/** The dialogs that a page may open before the profile is there. */
const TAGS = [
  'ndt-personal-info',
  'ndt-professional-info',
  'ndt-job-info',
  'ndt-quick-apply',
  'ndt-avatar-editor',
]

/** Runs in a page: where the dialog of a tag lies, whether it waits, and what moves in it. */
function placeOf(tag: string) {
  const root = globalThis.document.querySelector(tag)?.shadowRoot
  const dialog = root?.querySelector('dialog')
  if (!dialog) return undefined
  const { top, height } = dialog.getBoundingClientRect()
  const entries = dialog.getAnimations()
  const isWaiting = dialog.open && !!root!.querySelector('.sk-lines')
  return { top, height, isWaiting, entries: entries.length }
}

/** The dialog once it has come in, and when the form stands in its place. */
async function watchDialog(page: Page, tag: string) {
  await page.goto(demo('/ndt-courses'))
  await page.evaluate(tag => {
    const element = globalThis.document.createElement(tag)
    element.setAttribute('job-id', '1')
    element.setAttribute('open', '')
    globalThis.document.querySelector('main')!.append(element)
  }, tag)
  const place = () => page.evaluate(placeOf, tag)
  let before: Awaited<ReturnType<typeof place>>
  await expect
    .poll(async () => (before = await place()))
    .toMatchObject({ isWaiting: true, entries: 0 })
  await page.waitForFunction(
    tag => !globalThis.document.querySelector(tag)!.shadowRoot!.querySelector('.sk-lines'),
    tag,
  )
  return { before: before!, after: (await place())! }
}

test.each([
  [1280, 900],
  [375, 812],
])(
  'R36 a dialog that opens before the profile came stays where it is, and comes in once, at %i x %i',
  async (width, height) => {
    const page = await enter({ width, height })
    await page.route(CALLS.profile, delayed(1500))
    for (const tag of TAGS) {
      const { before, after } = await watchDialog(page, tag)
      expect.soft(Math.abs(after.top - before.top), tag).toBeLessThanOrEqual(1)
      expect.soft(Math.abs(after.height - before.height), tag).toBeLessThanOrEqual(1)
      expect.soft(after.entries, tag).toBe(0)
    }
  },
)
