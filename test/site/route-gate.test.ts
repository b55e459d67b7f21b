import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { allow, demo, listen, newPage, shot } from '../pages/support'

const pathOf = (page: Page) => new URL(page.url()).pathname

test('R141 R143 members see the pages of their area, and nothing of the gate', async () => {
  const page = await enter({ account: 'company' })
  for (const path of ['/company/products', '/company/services/add', '/company/profile']) {
    await page.goto(demo(path))
    const gate = page.locator('ndt-route-gate')
    await page.waitForFunction(() => globalThis.customElements.get('ndt-route-gate'))
    expect([pathOf(page), await gate.locator('.route-gate').count()]).toEqual([path, 0])
  }
})

test('R144 Q73 an unknown path says so, then gives way to /404, out of the history', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /404/)
  await page.goto(demo('/company/products'))
  await page.goto(demo('/company/nowhere'))
  await page.getByText('Page not found...').waitFor()
  await shot(page, 'route-gate-1280')
  await page.waitForURL('**/404')
  await page.goBack()
  expect(pathOf(page)).toBe('/company/products')
})

test('R145 a visitor is led to the sign-in, and after it to where they wanted to go', async () => {
  const page = await newPage()
  await page.goto(demo('/company/products?page=2'))
  expect(pathOf(page)).toBe('/company-sign-in')
  await page.getByRole('button', { name: 'Fill in' }).first().click()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/company/products?page=2')
})

test('what is held for who has been signed out stays, with scripts too, and is taken once they are back', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /419|company-profile|ERR_FAILED/)
  // each of its addresses: a tag that does not come is asked for again
  await page.route(/ndt-company-profile[^/]*\.js/, route => route.abort())
  await page.goto(demo('/company/profile'))
  const form = page.locator('form.plain')
  const isLate = async () => {
    // it waits for scripts that do not come
    await page.evaluate(() => document.getAnimations().forEach(animation => animation.finish()))
    return form.locator('[name=company_name]').isVisible()
  }
  await expect.poll(isLate).toBe(true)
  await form.locator('[name=company_name]').fill('Meridian, typed at length')
  const { cookies } = await page.context().storageState()
  await page.context().clearCookies()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Opened as another account' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(pathOf(page)).toBe('/company/profile')
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('You opened this form in another session.').waitFor()
  expect(await form.locator('[name=company_name]').inputValue()).toBe('Meridian, typed at length')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').first().waitFor()
})

test('Q21 public pages, the sign-in and /404 are never gated', async () => {
  const page = await newPage()
  allow(page, /404/)
  for (const path of ['/', '/ndt-guides', '/company-sign-in', '/404']) {
    await page.goto(demo(path))
    await page.waitForLoadState('networkidle')
    expect(pathOf(page)).toBe(path)
  }
})

test('R141 R145 a page that forgot the user is shown, and not passed to and fro with the sign-in', async () => {
  const page = await enter({ account: 'company' })
  allow(page, /sign-in led straight back/)
  const errors = await listen(page, 'ndt-error')
  const visited: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const { document } = globalThis
    new MutationObserver(() => document.querySelector('meta[name=user]')?.remove()).observe(
      document,
      { childList: true, subtree: true },
    )
  })
  await page.goto(demo('/company/services'), { waitUntil: 'commit' })
  await expect.poll(() => errors()).toMatchObject([{ tag: 'ndt-route-gate', phase: 'data' }])
  expect(visited).toEqual(['/company/services', '/company-sign-in', '/company/services'])
  await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor()
  expect(await page.locator('.route-gate').count()).toBe(0)
})
