import { beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { startAnew } from './dashboard'
import { fillIn, GUIDE, popup, send, THANKS } from './guides'
import { demo, newPage, signIn } from './support'

beforeAll(startAnew)

test('R246 R264 R280 R283 R285 a visitor walks from the index to the mail with the guide', async () => {
  const page = await newPage()
  await page.goto(demo('/ndt-guides'))
  await page.waitForFunction(() =>
    globalThis.document
      .querySelector('ndt-guide-list')
      ?.shadowRoot?.querySelector('.ndt:not([hidden])'),
  )
  await page.getByRole('link', { name: 'Explore Now' }).click()
  await page.waitForURL(`**${GUIDE}`)

  // A link until the tag is there, and then a button.
  await page.getByRole('button', { name: "Download Now — It's Free" }).first().click()
  await popup(page).getByLabel('Full name').waitFor()
  await fillIn(page)
  // Whoever sends within a second is asked to send again.
  await page.waitForTimeout(1000)
  await send(page).click()

  await page.waitForURL(`**${THANKS}`)
  await page.getByRole('heading', { name: 'Thank You' }).waitFor()

  // The demo's outbox is open to its accounts.
  await signIn(page, demoAccounts.user)
  await page.goto(demo('/outbox'))
  const mail = page.getByRole('listitem').filter({ hasText: 'Your guide:' }).first()
  expect(await mail.getByText('To daniel@brandt-qa.example').isVisible()).toBe(true)
})
