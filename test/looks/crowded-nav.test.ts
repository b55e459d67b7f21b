import { expect, test } from 'vitest'
import { openCompany } from '../pages/company'

const LINKS = [
  { label: 'Help and support', url: '/help' },
  { label: 'Price list', url: '/prices' },
]

test.each([
  [800, 16],
  [1000, 16],
  [1000, 32],
])(
  'at %i px with a page’s own links no item of the area gives way, text of %i px',
  async (width, size) => {
    const page = await openCompany('/company/services', 'ndt-company-nav', { width })
    await page.locator('ndt-company-nav').evaluate((tag, links) => {
      tag.setAttribute('links', JSON.stringify(links))
    }, LINKS)
    await page.evaluate(size => {
      globalThis.document.documentElement.style.fontSize = `${size}px`
    }, size)
    const [area, links] = [page.locator('.company-nav__area'), page.locator('.company-nav__links')]
    await links.getByText('Price list').waitFor()
    expect(await area.evaluate(area => area.scrollWidth - area.clientWidth)).toBeLessThan(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // it fades where it goes on
    const mask = () => links.evaluate(links => getComputedStyle(links).maskImage)
    await expect.poll(mask).toContain('linear-gradient')
    await links.evaluate(links => links.scrollTo(1000, 0))
    await expect.poll(mask).toBe('none')
  },
)

test('on a phone with text of twice the size the page’s own item of the area is in view', async () => {
  const page = await openCompany('/company/services', 'ndt-company-nav', { width: 375 })
  await page.evaluate(() => {
    globalThis.document.documentElement.style.fontSize = '32px'
  })
  const item = page.locator('.company-nav__area > [aria-current]')
  const end = async () => {
    const { x, width } = (await item.boundingBox())!
    return x + width
  }
  await expect.poll(end).toBeLessThanOrEqual(375)
})

test('in a narrow column of a wide window the bar fades where it goes on, and each link is scrolled to', async () => {
  const page = await openCompany('/company/services', 'ndt-company-nav', {})
  await page.locator('ndt-company-nav').evaluate(tag => (tag.style.inlineSize = '240px'))
  const bar = page.locator('.company-nav__in')
  await expect
    .poll(() => bar.evaluate(bar => getComputedStyle(bar).maskImage))
    .toContain('linear-gradient')
  const beyond = await bar.locator('a').evaluateAll(links =>
    links.filter(link => {
      link.scrollIntoView({ inline: 'nearest' })
      return link.getBoundingClientRect().right > 240
    }),
  )
  expect(beyond.length).toBe(0)
})
