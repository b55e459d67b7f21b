import { expect, test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { ADD_PRODUCT, field, openProduct } from '../pages/company-forms'
import { openDashboard, showDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { demo } from '../pages/support'

const PERSONAL = 'Personal Information'
const CITY = 'City (Optional)'
const PHONE = 'Contact number (Optional)'
const BACK = 'What you typed last time is back.'

/** A city typed in one tab, and the same form open in another. */
async function openTwice() {
  const page = await openDashboard()
  const form = await openForm(page, PERSONAL)
  await form.getByLabel(CITY).fill('Oban')
  const other = await page.context().newPage()
  await showDashboard(other)
  return { page, other, elsewhere: await openForm(other, PERSONAL) }
}

test('Q106 two tabs with the same form keep what was typed in each', async () => {
  const page = await openDashboard()
  const context = page.context()
  const form = await openForm(page, PERSONAL)
  const other = await context.newPage()
  await showDashboard(other)
  const elsewhere = await openForm(other, PERSONAL)
  await form.getByLabel(CITY).fill('Oban')
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await elsewhere.getByLabel(PHONE).fill('+44 1631 000 000')
  await page.close()
  await other.close()

  const last = await context.newPage()
  await showDashboard(last)
  const again = await openForm(last, PERSONAL)
  await again.getByText(BACK).waitFor()
  expect(await again.getByLabel(CITY).inputValue()).toBe('Oban')
  expect(await again.getByLabel(PHONE).inputValue()).toBe('+44 1631 000 000')
})

test('Q106 of one field that two tabs type into, a reload gives each its own words back, until the sign-out', async () => {
  const { page, other, elsewhere } = await openTwice()
  await elsewhere.getByLabel(CITY).fill('Tain')
  for (const [tab, city] of [
    [page, 'Oban'],
    [other, 'Tain'],
  ] as const) {
    tab.on('dialog', asked => void asked.accept())
    await showDashboard(tab)
    const again = await openForm(tab, PERSONAL)
    await again.getByText(BACK).waitFor()
    expect(await again.getByLabel(CITY).inputValue()).toBe(city)
    await showDashboard(tab)
  }

  const drafts = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap(store =>
        Object.keys(store).filter(name => name.startsWith('ndt-draft:')),
      ),
    )
  expect(await drafts()).toHaveLength(2)
  const question = await openFromMenu(other, 'Sign out')
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(drafts).toEqual([])
})

test('Q106 what is started over in one tab is kept for the other, which shows it and is left', async () => {
  const { page, elsewhere } = await openTwice()
  await elsewhere.getByRole('button', { name: 'Start over' }).click()
  await elsewhere.getByText(BACK).waitFor({ state: 'hidden' })
  page.on('dialog', asked => void asked.accept())
  await showDashboard(page)
  const again = await openForm(page, PERSONAL)
  await again.getByText(BACK).waitFor()
  expect(await again.getByLabel(CITY).inputValue()).toBe('Oban')
})

test('Q106 a tab that the form of a new product was opened from keeps its draft to itself', async () => {
  const page = await openProduct()
  await field(page, 'Name').fill('Probe A')
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(url => void open(url), demo(ADD_PRODUCT)),
  ])
  await field(other, 'Short description').fill('Mine')
  await other.waitForFunction(() => Object.values(sessionStorage).some(it => it.includes('Mine')))
  expect(await field(other, 'Name').inputValue()).toBe('')
  expect(await other.getByText(BACK).count()).toBe(0)
  other.on('dialog', asked => void asked.accept())
  await other.reload()
  await other.getByText(BACK).waitFor()
  expect(await field(other, 'Short description').inputValue()).toBe('Mine')
  expect(await field(page, 'Name').inputValue()).toBe('Probe A')
})
