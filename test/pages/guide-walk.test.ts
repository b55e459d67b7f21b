import { expect, test } from 'vitest'
import { fillIn, popup, send } from './guide-popup'
import { GUIDE, openGuides, showGuides, THANKS } from './guides'
import { newPage } from './support'

test('R4 R246 R264 R280 R283 R285 a visitor walks from the index to the guide itself', async () => {
  const page = await newPage()
  await showGuides(page, '/ndt-guides', 'ndt-guide-list')
  await page.getByRole('link', { name: 'Explore Now' }).click()
  await page.waitForURL(`**${GUIDE}`)

  // A link until the tag is there, and then a button.
  await page.getByRole('button', { name: "Download Now — It's Free" }).first().click()
  await popup(page).getByLabel('Full name').waitFor()
  await fillIn(page)
  await send(page).click()
  await page.waitForURL(`**${THANKS}`)
  await page.getByRole('heading', { name: 'Thank You' }).waitFor()

  // No mail is sent here: the page says where it is, and no account is asked for.
  await page.getByRole('link', { name: 'read yours in the outbox' }).click()
  const mail = page.getByRole('listitem').filter({ hasText: 'Your guide:' }).first()
  await mail.getByText('To daniel@brandt-qa.example').waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), mail.getByRole('link').click()])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const pdf = Buffer.concat(chunks).toString('latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeGreaterThanOrEqual(8)
})

test('the tabs of those whom a guide is for stand still as one is chosen', async () => {
  const page = await openGuides()
  const tabs = page.getByRole('tab')
  const starts = () =>
    tabs.evaluateAll(all => all.map(each => each.getBoundingClientRect().left.toFixed(1)))
  const before = await starts()
  await tabs.nth(3).click()
  await expect.poll(() => tabs.nth(3).getAttribute('aria-selected')).toBe('true')
  expect(await starts()).toEqual(before)
})
