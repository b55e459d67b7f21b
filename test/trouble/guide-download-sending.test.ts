import { expect, test } from 'vitest'
import { focused } from '../pages/dashboard'
import { fillIn, ENQUIRY, field, openPopup, popup, send } from '../pages/guide-popup'
import { THANKS } from '../pages/guides'
import { allow, newPage } from '../pages/support'

/** What an enquiry holds. */
const FIELDS = [
  ...['full_name', 'email', 'company_name', 'country_code', 'contact_number'],
  ...['guide_name', 'guide_slug'],
]

test('R274 R275 Q75 the country is chosen by its code; its digits are sent', async () => {
  const page = await newPage()
  await openPopup(page)
  const code = popup(page).getByRole('combobox', { name: 'Country code' })
  const chosen = () =>
    code.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]!.textContent)
  expect(await chosen()).toBe('IN +91')
  await code.selectOption({ label: 'CA +1' })
  expect(await chosen()).toBe('CA +1')
  await fillIn(page)
  const [request] = await Promise.all([page.waitForRequest(ENQUIRY), send(page).click()])
  expect(request.postData()).toMatch(/name="country_code"\r\n\r\n1\r\n/)
  expect(request.postData()).toMatch(/name="contact_number"\r\n\r\n09845012345\r\n/)
  await page.waitForURL(`**${THANKS}`)
})

test('R272 R279 R281 R282 R283 it is sent once, says so, and leads to the thank-you page', async () => {
  const page = await newPage()
  await openPopup(page)
  await fillIn(page, 'once@brandt-qa.example')
  let calls = 0
  let sent = ''
  let go: () => void = () => {}
  await page.route(ENQUIRY, async route => {
    calls++
    sent = route.request().postDataBuffer()!.toString()
    await new Promise<void>(resume => (go = resume))
    await route.continue()
  })
  await send(page).click()
  const busy = popup(page).getByRole('button', { name: 'Submitting...' })
  await busy.waitFor()
  expect(await busy.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => calls).toBe(1)
  await busy.click({ force: true })
  await page.keyboard.press('Enter')
  expect(calls).toBe(1)
  go()
  await page.waitForURL(`**${THANKS}`)
  await page.getByRole('heading', { name: 'Thank You' }).waitFor()
  const names = [...sent.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(expect.arrayContaining(FIELDS))
  const marker = (await page.context().cookies()).find(({ name }) => name === 'ndt-thank-you')!
  expect(marker.expires * 1000 - Date.now()).toBeGreaterThan(200_000)
  expect(marker.expires * 1000 - Date.now()).toBeLessThanOrEqual(300_000)
})

test('R281 Q10 the toast is there for its 2.5 s, on the thank-you page too', async () => {
  const page = await newPage()
  await openPopup(page)
  await fillIn(page, 'carried@brandt-qa.example')
  await send(page).click()
  await page.waitForURL(/thank-you$/)
  const toast = page.locator('.notyf__toast')
  await toast.waitFor()
  const time = toast.locator('.toast__bar').evaluate(bar => getComputedStyle(bar).animationDuration)
  expect(await time).toBe('2.5s')
  await toast.waitFor({ state: 'hidden' })
})

test('R284 Q84 without a network nothing that was typed is lost, and it can be sent again', async () => {
  const page = await newPage()
  allow(page, /save:/, /ERR_/)
  await openPopup(page)
  await fillIn(page, 'again@brandt-qa.example')
  await page.route(ENQUIRY, route => route.abort())
  await send(page).click()
  await page.getByText('Error, Please try again later').first().waitFor()
  expect(await field(page, 'Contact number').inputValue()).toBe('09845012345')
  await page.unroute(ENQUIRY)
  await send(page).click()
  await page.waitForURL(`**${THANKS}`)
})

test('R276 R278 all of it by keyboard: the server alone says what is wrong, and the focus goes there', async () => {
  const page = await newPage()
  allow(page, /400/, /save:/)
  await openPopup(page)
  await expect.poll(() => focused(page)).toBe('Full name')
  const order: string[] = []
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  expect(order.slice(0, 5)).toEqual([
    'Email',
    'Company name',
    'Country code',
    'Contact number',
    "Download Now — It's Free",
  ])
  await field(page, 'Full name').focus()
  await fillIn(page, 'nowhere')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Email')
})
