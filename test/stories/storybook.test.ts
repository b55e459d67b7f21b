import { readFileSync } from 'node:fs'
import { source as axeSource, type RunOptions } from 'axe-core'
import type Axe from 'axe-core'
import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../.storybook/docs/page-of'
import { readDefinitions } from '../../build/definitions.mjs'
import { exampleOf } from '../../build/docs/tags.mjs'
import { FOLDER } from './built'
import { copied, openStorybook, startStorybook } from './storybook'

const { entries } = JSON.parse(readFileSync(`${FOLDER}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: string }>
}
const tags = readDefinitions()
const { origin, browser } = await startStorybook()

describe('Storybook', () => {
  test('opens on the introduction, from which words lead to a state', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    await shown.getByRole('heading', { name: 'NDT Widgets' }).waitFor()
    expect(page.url()).toContain('path=/docs/introduction-for-designers--docs')
    await shown.getByRole('searchbox', { name: 'Find a state' }).fill('saved failed noted')
    await shown.getByText(/^2 of \d+ states$/).waitFor()
    await shown.getByRole('link', { name: 'Failed Noted', exact: true }).click()
    await page.waitForURL(/path=\/story\/job-seeker-saved-panel--failed-noted/)
    const card = shown.locator('ndt-saved-panel .card')
    const colours = await card.evaluate(card => {
      const { backgroundColor, borderColor } = getComputedStyle(card)
      return [backgroundColor, borderColor]
    })
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(225, 231, 234)'])
  })

  test('the introduction leads to all that it counts, and says where nothing is called so', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    await search.fill('xylophone')
    await shown.getByText('Nothing is called so.').waitFor()
    await search.fill('')
    const said = await shown.getByText(/^\d+ of \d+ states$/).textContent()
    expect(await shown.locator('.finder__states a').count()).toBe(parseInt(said!))
    expect(await shown.locator('.docs').textContent()).not.toContain('`')
    await search.fill('icons')
    await shown.getByRole('link', { name: 'Icons' }).click()
    await page.waitForURL(/path=\/story\/foundations-icons--icons/)
  })

  test('a tag’s page says what it says in words, its own keys among them', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=company-product-table--docs`)
    const key = page.getByRole('row').filter({ hasText: 'leads to the search' })
    await key.waitFor()
    expect(await key.locator('kbd').textContent()).toBe('/')
    expect(await page.locator('.docs').textContent()).not.toMatch(/`|\(R\d/)
    await page.close()
  })

  test('shows the pictures of the built-in guides', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?id=guides-guide-list--built-in`)
    const pictures = page.locator('ndt-guide-list img')
    await pictures.first().waitFor()
    const isDrawn = () =>
      pictures.evaluateAll(all =>
        all.map(picture => (picture as HTMLImageElement).naturalWidth > 0),
      )
    await expect.poll(isDrawn).not.toContain(false)
    await page.close()
  })

  test('has every tag in the group that its definition names, and no other group', () => {
    const groups = [
      'Introduction',
      'Pages',
      'Job seeker',
      'Company',
      'Guides',
      'Parts',
      'Foundations',
    ]
    const titles = [...new Set(Object.values(entries).map(({ title }) => title))]
    expect(titles).toEqual(
      expect.arrayContaining(tags.map(({ group, name }) => `${group}/${name}`)),
    )
    expect([...new Set(titles.map(title => title.split('/')[0]))]).toEqual(groups)
  })

  test('shows a tag with all its states in one frame', async () => {
    const { page, shown } = await openStorybook(
      browser,
      `${origin}/index.html?path=/docs/job-seeker-saved-panel--docs`,
    )
    const state = shown.frameLocator('.states iframe')
    await state.getByRole('link', { name: 'Rope Access UT Technician' }).waitFor()
    expect(page.frames()).toHaveLength(3)
    await shown.getByRole('button', { name: 'No Courses', exact: true }).click()
    await state.getByText('No Bookmarked or Registered Courses found').first().waitFor()
    expect(page.frames()).toHaveLength(3)
  })

  test('shows a state of a phone as wide as a phone, and the next as wide as was asked', async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=guides-guide-page--docs`)
    const frame = page.locator('.states iframe')
    const widths: string[] = []
    for (const state of ['Narrow', 'Filled', 'Narrow']) {
      await page.getByRole('button', { name: state, exact: true }).click()
      widths.push(await frame.evaluate(({ style }) => style.width))
    }
    await page.getByRole('button', { name: 'Tablet' }).click()
    widths.push(await frame.evaluate(({ style }) => style.width))
    expect(widths).toEqual(['375px', '100%', '375px', '800px'])
    await page.close()
  })

  test('shows a state as wide as a desk has it, made smaller to fit, and what a phone has not at once', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    for (const dir of ['ltr', 'rtl']) {
      const id = 'company-product-table--docs'
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=dir:${dir}`)
      const frame = page.locator('.states iframe')
      const desktop = page.getByRole('button', { name: 'Desktop' })
      expect(await desktop.getAttribute('aria-pressed')).toBe('false')
      await page.getByRole('button', { name: 'Rows Selected', exact: true }).click()
      expect(await desktop.getAttribute('aria-pressed')).toBe('true')
      const state = page.frameLocator('.states iframe')
      await state.getByText('3 selected').waitFor()
      expect(await state.locator('html').evaluate(() => innerWidth)).toBe(1280)
      const [shown, place] = await Promise.all(
        [frame, page.locator('.states__bar')].map(one => one.boundingBox()),
      )
      expect(shown!.x).toBeGreaterThanOrEqual(place!.x)
      expect(shown!.x + shown!.width).toBeLessThanOrEqual(place!.x + place!.width + 0.5)
    }
    await page.close()
  })

  test('plays a state of a desk as wide as a desk has it, also in a window that is not', async () => {
    const address = `${origin}/index.html?path=/story/company-product-table--rows-selected`
    const { page, shown } = await openStorybook(browser, address, 950)
    await shown.locator('.bulk-bar__count').getByText('3 selected').waitFor()
    expect(await shown.locator('html').evaluate(() => innerWidth)).toBe(1280)
    await page.close()
  })

  test('a state’s frame ends where what stands above it does', async () => {
    const { shown } = await openStorybook(
      browser,
      `${origin}/index.html?path=/docs/parts-button--docs`,
    )
    const boxes = [shown.locator('.states iframe'), shown.locator('.states__bar')]
    const [frame, bar] = await Promise.all(boxes.map(box => box.boundingBox()))
    expect(frame!.x + frame!.width).toBeLessThanOrEqual(bar!.x + bar!.width)
  })

  test('the page’s own CSS, chosen in the toolbar, reaches the state on a tag’s page', async () => {
    const page = await browser.newPage()
    const id = 'guides-guide-list--docs'
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}&globals=sheet:bootstrap`)
    const sheet = page.frameLocator('.states iframe').locator('head > link[href*=bootstrap]')
    await sheet.waitFor({ state: 'attached' })
    await page.close()
  })

  test('a theme of the library, chosen in the toolbar, dresses a state, alone and on a tag’s page', async () => {
    const page = await browser.newPage()
    const open = (view: string, id: string) =>
      page.goto(`${origin}/iframe.html?viewMode=${view}&id=${id}&globals=design:bootstrap3`)
    const accentIn = async (root: FrameLocator | Page) => {
      const probe = root.locator('ndt-guide-list').first()
      await probe.waitFor()
      return probe.evaluate(tag => {
        tag.style.color = 'var(--ndt-accent)'
        return getComputedStyle(tag).color
      })
    }
    await open('story', 'guides-guide-list--many')
    expect(await accentIn(page)).toBe('rgb(51, 122, 183)')
    await open('docs', 'guides-guide-list--docs')
    expect(await accentIn(page.frameLocator('.states iframe'))).toBe('rgb(51, 122, 183)')
    await page.close()
  })

  test('a tag of guides follows its controls', async () => {
    const page = await browser.newPage()
    const id = 'guides-guide-download--visitor'
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&args=guide-name:Probe care`)
    await page.getByText('Probe care').waitFor()
    await page.close()
  })

  test('draws a page of docs before the page of its frame is asked for', async () => {
    const page = await browser.newPage()
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector('.docs h1')) return
      observer.disconnect()
      requestAnimationFrame(() => (globalThis.drawn = performance.now()))
    }).observe(document, { childList: true, subtree: true })`)
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=job-seeker-saved-panel--docs`)
    await page.frameLocator('.states iframe').locator('ndt-saved-panel').waitFor()
    const waited = await page.evaluate(`performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'iframe')
      .map(({ startTime }) => startTime > globalThis.drawn)`)
    expect(waited).toEqual([true])
    await page.close()
  })

  test('copies a tag’s whole page', async () => {
    const { page, shown } = await openStorybook(
      browser,
      `${origin}/index.html?path=/docs/job-seeker-preferences--docs`,
    )
    await shown.getByRole('button', { name: 'Copy the page' }).click()
    await shown.getByText('Copied.').waitFor()
    const tag = tags.find(({ name }) => name === 'preferences')!
    expect(await copied(page)).toBe(pageOf({ ...tag, example: exampleOf(tag) }))
  })

  test.each(['introduction-for-designers', 'introduction-for-embedders', 'company-product-form'])(
    'axe finds nothing on the page %s, light or dark',
    async id => {
      const page = await browser.newPage()
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}--docs`)
      await page.locator('.docs h1').waitFor()
      await page.evaluate(axeSource)
      for (const theme of ['light', 'dark']) {
        const faults = await page.evaluate(async theme => {
          document.documentElement.dataset['ndtTheme'] = theme
          const { axe } = globalThis as unknown as { axe: typeof Axe }
          const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
          const options: RunOptions = { iframes: false, resultTypes: ['violations'], runOnly }
          const { violations } = await axe.run('.docs', options)
          return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
        }, theme)
        expect(faults).toEqual([])
      }
      await page.close()
    },
  )
})
