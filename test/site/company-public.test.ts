import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { editor, field, openProfile, save, write } from '../pages/company-profile'
import { axe, demo, newPage, shot, type Visitor } from '../pages/support'

const PATH = '/ndt-companies/meridian-weld-laboratories'

async function openPublic(visitor: Visitor = {}): Promise<Page> {
  const page = await newPage({ reducedMotion: true, ...visitor })
  await page.goto(demo(PATH))
  return page
}

const contacts = (page: Page) =>
  page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Contact Details' }) })

describe.each([
  [1280, 'light'],
  [800, 'light'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, theme) => {
  test('R3 everyone reads about the company, its published products and services', async () => {
    const page = await openPublic({ width, theme })
    const section = (name: RegExp) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })
    await page.getByRole('heading', { level: 1, name: 'Meridian Weld Laboratories' }).waitFor()
    const isWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = globalThis.document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isWide).toBe(false)
    const service = section(/^Services/)
      .getByRole('heading', { level: 3 })
      .first()
    expect((await service.boundingBox())!.width).toBeGreaterThan(width / 3)
    expect(
      await section(/^Products/)
        .locator('.tile')
        .count(),
    ).toBe(6)
    expect(await axe(page)).toEqual([])
    await shot(page, `company/public-${width}-${theme}`)
    await page.getByRole('link', { name: 'All products' }).click()
    await page.waitForURL('**/*products=all*')
    expect(
      await section(/^Products/)
        .locator('.tile')
        .count(),
    ).toBe(51)
  })
})

test('R146 R148 R149 what the company saves is what everyone reads', async () => {
  const page = await openProfile()
  await write(page, 'Rope access')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Align center' }).first().click()
  await write(page, 'Unit 9', 'Company Address')
  const texts = {
    'Google Map Link': 'https://maps.example/?q=9',
    'Company Email': 'office@weld.example',
    'Company Landline': '+44 1224 49 60',
    'Contact Person Name': 'Søren Åkesson',
    Facebook: 'https://facebook.example/weld',
  }
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  await save(page)
  const shown = await openPublic()
  const about = shown.getByText('Rope access', { exact: true })
  expect(await about.evaluate(text => getComputedStyle(text).textAlign)).toBe('center')
  const link = (name: string | RegExp) => contacts(shown).getByRole('link', { name })
  expect(await link('Unit 9').getAttribute('href')).toBe('https://maps.example/?q=9')
  expect(await link('office@weld.example').getAttribute('href')).toBe('mailto:office@weld.example')
  expect(await link('+44 1224 49 60').getAttribute('href')).toBe('tel:+4412244960')
  expect(await link(/^Facebook/).getAttribute('href')).toBe('https://facebook.example/weld')
  expect(await contacts(shown).getByText('Søren Åkesson').isVisible()).toBe(true)
})

test('Q67 a text that was stored before it was sanitised cannot do anything here', async () => {
  const page = await openProfile()
  await editor(page).click()
  await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? ''
    const body = new FormData()
    body.set('company_name', 'Meridian <b>Weld</b>')
    body.set(
      'company_long_description',
      '<p>Welds<img src=x onerror="hit=1"></p><script>hit=1</script>',
    )
    body.set('company_website', 'https://weld.example/"onmouseover="hit=1')
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
    await fetch('/dashboard/company/profile/update', { method: 'POST', headers, body })
  })
  const shown = await openPublic()
  await shown.getByRole('heading', { level: 1, name: 'Meridian <b>Weld</b>' }).waitFor()
  expect(await shown.getByText('Welds', { exact: true }).locator('img').count()).toBe(0)
  expect(await shown.evaluate(() => 'hit' in globalThis)).toBe(false)
})
