import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { newPage } from '../pages/support'

test('what is preformatted breaks its long lines where it is read, too', async () => {
  const page = await newPage({ width: 320 })
  const css = await readFile('src/ui/rich-text/stored/stored-text.lazy.css', 'utf8')
  const long = 'A line of plain text, as long as a window of 320 px has no room for, and longer'
  await page.setContent(`<style>${css}</style><div class="stored-text"><pre>${long}</pre></div>`)
  const pre = page.locator('pre')
  expect(await pre.evaluate(pre => pre.scrollWidth - pre.clientWidth)).toBe(0)
})
