import { expect, test } from 'vitest'
import { openProducts, openServices } from './company-lists'

test.each([
  ['products', openProducts],
  ['services', openServices],
])('the editor is not loaded on the page of %s', async (_, open) => {
  const page = await open()
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  expect(loaded.some(name => /product-table|service-table/.test(name))).toBe(true)
  expect(loaded.filter(name => /quill|rich-text|editor/.test(name))).toEqual([])
})
