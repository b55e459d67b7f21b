import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openFromMenu, toastOf } from '../pages/account'
import { openApply, openJob, resume } from '../pages/applying'
import { openDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, listen, shot } from '../pages/support'

/** What may come between a visitor and the portal. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'a server error': route => route.fulfill({ status: 500, json: {} }),
  'no connection': route => route.abort('internetdisconnected'),
}

const save = (form: Locator) => form.getByRole('button', { name: /^(Save|Submit)$/ })

/** Lets a save fail, then succeed; the page tells what failed. */
async function failOnce(page: Page, form: Locator, path: string, fault: keyof typeof faults) {
  allow(page, /500/, /ERR_INTERNET_DISCONNECTED/, /<ndt-[\w-]+> save:/)
  await page.route(path, faults[fault]!)
  await save(form).click()
  return async () => {
    await page.unroute(path)
    await save(form).click()
  }
}

describe.each(Object.keys(faults))('%s', fault => {
  test('R53 leaves what was typed in Personal Information, with the toast', async () => {
    const page = await openDashboard()
    const form = await openForm(page, 'Personal Information')
    const about = form.getByLabel('About me (Optional)')
    await about.fill(`Written before ${fault}.`)
    const again = await failOnce(page, form, '**/user/update-profile', fault)
    await toastOf(page, 'Error submitting form').waitFor()
    expect(await about.inputValue()).toBe(`Written before ${fault}.`)
    await again()
    await toastOf(page, 'Personal Information Updated').waitFor()
  })

  test('R59 of Professional Information is told below its title, and in no toast', async () => {
    const page = await openDashboard()
    const errors = await listen(page, 'ndt-error')
    await page.reload()
    const form = await openForm(page, 'Professional Information')
    await form
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    const again = await failOnce(page, form, '**/api/v2/user/update-professioninfo', fault)
    await form.getByText('This could not be saved. Please try again.').waitFor()
    expect(await toastOf(page, 'Error').count()).toBe(0)
    expect(await errors()).toMatchObject([{ phase: 'save' }])
    await again()
    await toastOf(page, 'Professional Information Updated').waitFor()
  })

  test('R71 leaves the chosen resume and the letter of Job Information, with the toast', async () => {
    const page = await openDashboard()
    const form = await openForm(page, 'Job Information')
    await form.locator('input[type=file]').setInputFiles(resume)
    await form.getByLabel('Cover letter (Optional)').fill('Typed once.')
    const again = await failOnce(page, form, '**/api/v2/user/update-jobinfo', fault)
    await toastOf(page, 'Error submitting form').waitFor()
    expect(await form.getByText(resume.name, { exact: true }).isVisible()).toBe(true)
    expect(await form.getByLabel('Cover letter (Optional)').inputValue()).toBe('Typed once.')
    await again()
    await toastOf(page, 'Job Information Updated').waitFor()
  })

  test('R130 of signing out leaves the visitor signed in', async () => {
    const page = await openDashboard()
    allow(page, /500/, /ERR_INTERNET_DISCONNECTED/, /<ndt-sign-out> save:/)
    await page.route('**/api/v1/logout', faults[fault]!)
    const dialog = await openFromMenu(page, 'Sign out')
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await toastOf(page, 'Logout failed!').waitFor()
    expect(await dialog.isVisible()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/creator')
  })
})

test('R115 an application that fails keeps letter and resume, and goes out at the second try', async () => {
  const page = await openJob('Magnetic Particle Inspector', { account: 'user' })
  const form = await openApply(page)
  await form.getByLabel('Update Resume').setInputFiles(resume)
  await form.getByLabel('Cover letter').fill('Available at once.')
  const again = await failOnce(page, form, '**/api/v1/jobs/apply', 'no connection')
  await toastOf(page, 'Error submitting form').waitFor()
  expect(await form.getByLabel('Cover letter').inputValue()).toBe('Available at once.')
  expect(await form.getByText(resume.name, { exact: true }).isVisible()).toBe(true)
  await shot(page, 'quick-apply-offline-1280')
  await again()
  await form.getByText('Successfully Applied for job').first().waitFor()
})
