import { expect, test } from 'vitest'
import { openBench, type Bench } from './rich-text-bundle'

declare const bench: Bench

test('a table’s columns turn with a page from right to left, and its rows do not', async () => {
  const page = await openBench()
  await page.evaluate(() => bench.addTable())
  const turned = page.locator('.rich-text__frame button:has(.i--flip)')
  expect(await turned.evaluateAll(all => all.map(each => (each as HTMLElement).title))).toEqual([
    'Add column',
    'Delete column',
  ])
})
