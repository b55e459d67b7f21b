import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, focused } from '../pages/dashboard'
import { demo } from '../pages/support'

/** Keeps the styles of all tags back until they may come. */
async function holdStyles(page: Page): Promise<() => void> {
  let come = () => {}
  const isHere = new Promise<void>(resolve => (come = resolve))
  await page.route('**/styles.css*', async route => {
    await isHere
    await route.continue()
  })
  return come
}

test('a tag is ready once it is to be seen: its styles may come last', async () => {
  const page = await enter()
  const come = await holdStyles(page)
  await page.addInitScript(() => {
    const ready: string[] = []
    Object.assign(globalThis, { ready })
    addEventListener('ndt-ready', event => {
      const tag = event.target as HTMLElement
      ready.push(`${tag.localName} ${!tag.shadowRoot!.querySelector<HTMLElement>('.ndt')!.hidden}`)
    })
  })
  const ready = () => page.evaluate(() => (globalThis as unknown as { ready: string[] }).ready)
  const read = page.waitForResponse('**/get-profile-details*')
  await page.goto(demo('/creator'))
  await read
  // what was read is drawn by now
  await page.waitForTimeout(500)
  expect(await ready()).toEqual([])
  come()
  await expect.poll(ready).toContain('ndt-profile-card true')
  expect((await ready()).filter(each => each.endsWith('false'))).toEqual([])
})

test('R36 a dialog that the page has open from the start waits for its styles, and has the focus inside', async () => {
  const page = await enter()
  await page.route('**/creator', async route => {
    const answer = await route.fetch()
    const open = '$&<ndt-change-password open></ndt-change-password>'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/<main[^>]*>/, open),
    })
  })
  const come = await holdStyles(page)
  const read = page.waitForResponse('**/get-profile-details*')
  await page.goto(demo('/creator'))
  await read
  await page.waitForFunction(() => globalThis.customElements.get('ndt-change-password'))
  await page.waitForTimeout(500)
  const modals = () =>
    page.locator('dialog').evaluateAll(all => all.filter(each => each.matches(':modal')).length)
  // one that is not to be seen would keep the page from its visitor
  expect(await modals()).toBe(0)
  come()
  await expect.poll(() => focused(page)).toMatch(/^Current password/)
  expect(await modals()).toBe(1)
})
