import { describe, expect, test } from 'vitest'
import { startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

describe('Pages of tables', () => {
  test.each(['colour', 'type', 'space', 'radius', 'motion'])(
    'the foundation %s shows its tokens, in pixels where these are lengths',
    async name => {
      const page = await browser.newPage()
      await page.goto(`${origin}/iframe.html?id=foundations-${name}--${name}`)
      await page.locator('.foundation h1').waitFor()
      const tables = page.locator('.foundation table')
      const rows = await tables.evaluateAll(tables =>
        tables.map(table => (table as HTMLTableElement).rows.length),
      )
      expect(Math.min(...rows)).toBeGreaterThan(1)
      expect(await tables.allTextContents()).not.toContainEqual(expect.stringMatching(/calc|max\(/))
      await page.close()
    },
  )

  test('a colour that lets its ground through is the sheet’s to the last bit, and says how much it covers', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?id=foundations-colour--colour`)
    const scrim = page.getByRole('row').filter({ has: page.getByText('scrim', { exact: true }) })
    await scrim.getByText('covers 56 %').waitFor()
    await scrim.getByText('covers 68 %').waitFor()
    expect(await scrim.locator('td code').allTextContents()).toEqual(['#081216', '#020608'])
    expect(await page.getByText('on-danger on danger', { exact: true }).count()).toBe(1)
    await page.close()
  })

  test('the icons stand in rows', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?id=foundations-icons--icons`)
    const icons = page.locator('ndt-part .i')
    await icons.first().waitFor()
    const tops = await icons.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
    expect(new Set(tops).size).toBeLessThan(tops.length / 5)
    await page.close()
  })

  test('the page for embedders has its table', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=introduction-for-embedders--docs`)
    await page.getByRole('cell', { name: 'what stands inside the tag' }).waitFor()
    expect(await page.locator('.docs').textContent()).not.toContain(' | ')
    await page.close()
  })
})
