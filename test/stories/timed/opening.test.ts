import { expect, test } from 'vitest'
import { mainThread } from '../../pages/main-thread'
import { pace } from '../../pages/timed/pace'
import { startStorybook } from '../storybook'

/**
 * Milliseconds that a page of docs may be at work on a quiet core before its words can be read and its first
 * state be seen. What else the machine does is not in it, nor the way of the files, which are bounded by number.
 */
const LIMIT = 2000

/** The requests of Storybook, of its preview and of the state: a page that had a frame for each state took 262. */
const REQUESTS = 90

const { origin, browser } = await startStorybook()

/** Pages of docs, with what is seen of the first state: a tag, and what is in it once it shows its data. */
test.each([
  ['company-product-form', 'ndt-product-form', 'form input'],
  ['company-product-table', 'ndt-product-table', '.table__row'],
  ['job-seeker-saved-panel', 'ndt-saved-panel', '.rows a'],
  ['parts-rich-text', 'ndt-part', '[contenteditable]'],
])('%s opens with a cold cache in two seconds, in three frames, by few requests', async (...of) => {
  const [id, tag, inside] = of
  // it has no file of an earlier page, and nothing that was compiled of one
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  let isDrawn = () => {}
  const drawn = new Promise<void>(resume => (isDrawn = resume))
  await page.exposeFunction('tellDrawn', isDrawn)
  await page.addInitScript(tellDrawn, [tag, inside] as const)
  const { cpu } = await mainThread(page, async () => {
    await page.goto(`${origin}/index.html?path=/docs/${id}--docs`)
    await drawn
  })
  expect(page.frames()).toHaveLength(3)
  // what comes after the first picture counts as well
  await page.waitForLoadState('networkidle')
  expect(requests.length).toBeLessThan(REQUESTS)
  // in a page of docs nobody sees what it finds
  expect(requests.filter(url => url.includes('/axe-'))).toEqual([])
  expect(cpu).toBeLessThan(LIMIT * (await pace(page)))
  await context.close()
})

/** Tells when the first state was drawn, which waits until the words are. */
function tellDrawn([tag, inside]: readonly [tag: string, inside: string]): void {
  const isDrawn = () => document.querySelector(tag)?.shadowRoot?.querySelector(inside)
  const look = () =>
    requestAnimationFrame(() =>
      isDrawn() ? (globalThis as unknown as { tellDrawn(): void }).tellDrawn() : look(),
    )
  if (self !== top) look()
}
