import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSanitiser, sanitiseIn } from '../pages/sanitiser'
import { allow } from '../pages/support'
import { markup } from './markup'

/** A page that counts what runs of the markup which is put into it. */
async function openCounting(): Promise<Page> {
  const page = await openSanitiser()
  allow(page, /./)
  await page.evaluate(() => {
    const ran = () => void document.documentElement.toggleAttribute('data-ran', true)
    Object.assign(globalThis, { ran, alert: ran, prompt: ran, confirm: ran })
  })
  return page
}

/** Which of these texts run something once they are in a page, and are pointed at, pressed and focused. */
async function running(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(async texts => {
    const { documentElement: root, body } = document
    const found: string[] = []
    for (const text of texts) {
      root.removeAttribute('data-ran')
      body.replaceChildren(document.createRange().createContextualFragment(text))
      for (const element of body.querySelectorAll('*')) {
        for (const { name } of element.attributes) {
          if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)))
        }
        const { protocol = '' } = element as HTMLAnchorElement
        if (/^(javascript|vbscript|data):$/.test(protocol)) root.toggleAttribute('data-ran', true)
      }
      // what a picture or a frame does, it does a moment later
      await new Promise(resume => setTimeout(resume, text.includes('src') ? 5 : 0))
      if (root.hasAttribute('data-ran')) found.push(text)
    }
    body.replaceChildren()
    return found
  }, texts)
}

test('the texts are hostile: without the sanitiser, hundreds of them run', async () => {
  expect((await running(await openCounting(), markup)).length).toBeGreaterThan(300)
})

test.each([undefined, 'stored'] as const)(
  'Q67 Q112 hostile markup runs nothing once it is sanitised (%s)',
  async mode => {
    const page = await openCounting()
    const safe = await sanitiseIn(page, markup, mode)
    expect(await running(page, safe)).toEqual([])
  },
)

test('the texts are counted', ({ task }) => {
  task.meta.count = { markup: markup.length }
  expect(markup.length).toBeGreaterThan(1000)
})
