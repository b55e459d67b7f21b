import { expect, test } from 'vitest'
import { enter, focused } from './dashboard'
import { ENQUIRY, fillIn, field, openPopup, popup, send } from './guide-popup'
import { GUIDE } from './guides'
import { allow, axe, demo, frames, newPage, shot } from './support'

test('R268 R270 R271 it opens by a call to action, 900 px wide, and its code loads only then', async () => {
  const page = await newPage()
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(demo(GUIDE))
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(url => /\/(ndt-guide-download|forms)\.js/.test(url))).toEqual([])
  await openPopup(page)
  await popup(page).getByText('Your data is 100% secure', { exact: true }).waitFor()
  expect(scripts.some(url => url.includes('guide-download'))).toBe(true)
  expect((await popup(page).boundingBox())!.width).toBe(900)
})

test('R268 a press beside it leaves it open; the close button and Escape give the focus back', async () => {
  const page = await newPage()
  await openPopup(page)
  await page.mouse.click(20, 20)
  expect(await popup(page).isVisible()).toBe(true)
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await popup(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe("Download Now — It's Free")
  await page.keyboard.press('Enter')
  await field(page, 'Full name').fill('Daniel')
  await page.keyboard.press('Escape')
  await popup(page).waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe("Download Now — It's Free")
})

test('R269 what was typed and what was wrong is gone when it opens again', async () => {
  const page = await newPage()
  allow(page, /400/, /save:/)
  await openPopup(page)
  await fillIn(page, 'daniel@brandt-qa')
  await send(page).click()
  const wrong = popup(page).locator('.field__error')
  await wrong.getByText('The email must be a valid email address.').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await field(page, 'Full name').waitFor()
  expect(await field(page, 'Full name').inputValue()).toBe('')
  expect(await wrong.count()).toBe(0)
})

test('R273 a signed-in user finds it prefilled', async () => {
  const page = await enter({ account: 'company' })
  await openPopup(page)
  expect(await field(page, 'Full name').inputValue()).toMatch(/^Ingrid/)
  expect(await field(page, 'Email').inputValue()).toBe('ingrid.solheim@meridianweld.example')
  expect(await field(page, 'Company name').inputValue()).toBe('Meridian Weld Laboratories')
})

test('R277 Q74 the number takes digits alone, by keys, paste and wheel', async () => {
  const page = await newPage()
  await openPopup(page)
  const number = field(page, 'Contact number')
  await number.pressSequentially('00e7E+-8 x')
  expect(await number.inputValue()).toBe('0078')
  await number.hover()
  await page.mouse.wheel(0, 240)
  expect(await number.inputValue()).toBe('0078')
  for (const [text, left] of [
    ['+91 98450', ''],
    ['12.5', '12.5'],
  ] as const) {
    await number.fill('')
    await number.evaluate((input: HTMLInputElement, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      if (input.dispatchEvent(event)) document.execCommand('insertText', false, text)
    }, text)
    expect(await number.inputValue(), text).toBe(left)
  }
})

test('R277 the country stays in view, whole, while the number is typed', async () => {
  const page = await newPage()
  await openPopup(page)
  await field(page, 'Contact number').pressSequentially('98450')
  await page.keyboard.press('Tab')
  const [scrolled, hidden] = await popup(page)
    .locator('.guide-download__phone')
    .evaluate(box => [box.scrollLeft, box.scrollWidth - box.clientWidth])
  expect([scrolled, hidden]).toEqual([0, 0])
})

test.each(['ltr', 'rtl'])('the number stands off the code beside it: %s', async dir => {
  const page = await newPage()
  await page.addInitScript(dir => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.dir = dir))
  }, dir)
  await openPopup(page)
  const { paddingLeft, paddingRight } = await field(page, 'Contact number').evaluate(input => ({
    ...getComputedStyle(input),
  }))
  expect([paddingLeft, paddingRight]).toEqual(['11px', '11px'])
})

test.each(['light', 'dark'] as const)(
  'R268 axe finds nothing in the %s popup',
  async theme => {
    for (const width of [1280, 800, 375]) {
      const page = await newPage({ theme, width })
      await openPopup(page)
      await expect.poll(() => axe(page)).toEqual([])
      await shot(page, `guide-download-${width}-${theme}`)
    }
  },
  90_000,
)

test('at 800 px the picture stands beside the fields, which are no wider than what goes into them', async () => {
  const page = await newPage({ width: 800 })
  await openPopup(page)
  const art = (await page.locator('.guide-download__art').boundingBox())!
  const name = (await field(page, 'Full name').boundingBox())!
  expect(art.width).toBeGreaterThan(250)
  expect(name.x).toBeGreaterThan(art.x + art.width)
  expect(name.width).toBeLessThan(460)
})

test('R275 R279 a press on the button is not lost as the advice on the number comes above it', async () => {
  const page = await newPage({ width: 375, height: 800 })
  await openPopup(page)
  await fillIn(page)
  await page.route(ENQUIRY, route => route.fulfill({ json: { success: true, message: 'Sent.' } }))
  await field(page, 'Contact number').fill('123')
  const sent = page.waitForRequest(ENQUIRY, { timeout: 10_000 })
  const { x, y, width } = (await send(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + 3)
  await page.mouse.down()
  await frames(page)
  await page.mouse.up()
  await sent
})
