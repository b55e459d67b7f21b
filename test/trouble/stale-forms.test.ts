import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { REPORTS } from '../pages/company-lists'
import { CALLS, openDashboard, showDashboard } from '../pages/dashboard'
import { openForm, saveForm } from '../pages/profile-dialogs'
import { allow, listen } from '../pages/support'

const PERSONAL = 'Personal Information'
/** What merges and keeps drafts; it loads right behind a form. */
const CARE = '**/form-care*.js*'

/** A portal that says no versions, to this tab. */
async function withoutVersion(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll('"updated_at"', '"modified"')
  await route.fulfill({ response, body })
}

const textOf = (form: Locator, label: string) => form.getByLabel(label).inputValue()
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true }).click()

/** Changes the profile in another tab, and waits until this one has read it. */
async function changeElsewhere(page: Page, city: string): Promise<void> {
  const other = await page.context().newPage()
  await showDashboard(other)
  const form = await openForm(other, PERSONAL)
  await form.getByLabel('City (Optional)').fill(city)
  const read = page.waitForResponse(CALLS.profile)
  await saveForm(other, PERSONAL)
  await read
  await other.close()
}

/** What the server has of the city and About me, as a dialog that is opened anew shows it. */
async function stored(page: Page): Promise<string[]> {
  const other = await page.context().newPage()
  await showDashboard(other)
  const form = await openForm(other, PERSONAL)
  const texts = [await textOf(form, 'City (Optional)'), await textOf(form, 'About me (Optional)')]
  await other.close()
  return texts
}

describe.each([
  ['with versions', false, 'Oban', 'Tain'],
  ['without', true, 'Leith', 'Wick'],
])('Q106 a portal %s', (_, isOld, city, another) => {
  test('a stale form waits for what merges it, and is saved with what was changed elsewhere', async () => {
    const page = await openDashboard()
    if (isOld) await page.route(CALLS.profile, withoutVersion)
    let release = () => {}
    const held = new Promise<void>(resume => (release = resume))
    await page.route(CARE, route => held.then(() => route.continue()))
    const form = await openForm(page, PERSONAL)
    await form.getByLabel('About me (Optional)').fill(`Inspector in ${city}`)
    await changeElsewhere(page, city)
    await save(form)
    await form.getByRole('button', { name: 'Saving...' }).waitFor()
    release()
    await page.getByText(`${PERSONAL} Updated`).first().waitFor()
    expect(await stored(page)).toEqual([city, `Inspector in ${city}`])
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('where that does not come, the save fails as any other, and the next one tries again', async () => {
    const about = `Inspector in ${another}`
    const page = await openDashboard()
    allow(page, ...REPORTS, /ERR_CONNECTION_REFUSED/)
    const errors = await listen(page, 'ndt-error')
    await showDashboard(page)
    if (isOld) await page.route(CALLS.profile, withoutVersion)
    await page.route(CARE, route => route.abort('connectionrefused'))
    const form = await openForm(page, PERSONAL)
    await form.getByLabel('About me (Optional)').fill(about)
    await changeElsewhere(page, another)
    await save(form)
    await page.getByText('Error submitting form').first().waitFor()
    expect(await textOf(form, 'About me (Optional)')).toBe(about)
    expect(await errors()).toMatchObject([{ phase: 'load' }, { phase: 'save', status: 0 }])
    expect((await stored(page))[0]).toBe(another)
    await page.unroute(CARE)
    await saveForm(page, PERSONAL)
    expect(await stored(page)).toEqual([another, about])
    await page.unrouteAll({ behavior: 'wait' })
  })
})

test('Q106 Save in a form that holds only what others saved since comes to its end', async () => {
  const page = await openDashboard()
  const elsewhere = await openDashboard()
  allow(page, /412/, ...REPORTS)
  const form = await openForm(page, PERSONAL)
  // another browser, whose saves no tab hears of
  const other = await openForm(elsewhere, PERSONAL)
  await other.getByLabel('City (Optional)').fill('Nairn')
  await saveForm(elsewhere, PERSONAL)
  expect(await textOf(form, 'City (Optional)')).not.toBe('Nairn')
  await saveForm(page, PERSONAL)
  expect((await stored(page))[0]).toBe('Nairn')
})
