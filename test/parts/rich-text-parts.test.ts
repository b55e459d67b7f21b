import { expect, test } from 'vitest'
import { openBench, type Bench } from './rich-text-bundle'

declare const bench: Bench

test('a part that is moved says to which line, and its buttons say where it ends', async () => {
  const page = await openBench()
  await page.evaluate(() => void bench.show('<p>a</p><ul><li>b</li><li>c</li></ul><pre>d</pre>'))
  const part = page.locator('.rich-text__held')
  const [up, down] = [part.locator('[data-act=up]'), part.locator('[data-act=down]')]
  const ends = () => Promise.all([up, down].map(button => button.getAttribute('aria-disabled')))
  const said = page.getByRole('status')
  expect(await ends()).toEqual([null, 'true'])
  await up.press('Enter')
  await said.getByText('Moved to line 2').waitFor()
  expect(await ends()).toEqual([null, null])
  await page.keyboard.press('Enter')
  await said.getByText('Moved to line 1').waitFor()
  expect(await ends()).toEqual(['true', null])
  expect(await up.evaluate(button => button.matches(':focus'))).toBe(true)
})
