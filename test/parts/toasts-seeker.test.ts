import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { openFromMenu } from '../pages/account'
import { openApply, openJob, resume } from '../pages/applying'
import { chooseInRow, enter, showDashboard } from '../pages/dashboard'
import { ENQUIRY, fillIn, openPopup, send } from '../pages/guide-popup'
import { openForm } from '../pages/profile-dialogs'
import { newPage } from '../pages/support'
import { expectToast, stay, whileFailing } from '../pages/toasts'

const press = (form: Locator, name: string) =>
  form.getByRole('button', { name, exact: true }).click()

/** The dashboard, which stays whatever is saved. */
async function openToStay() {
  const page = await enter()
  await stay(page)
  await showDashboard(page)
  return page
}

test('the profile’s dialogs say a success politely, and a failure at once', async () => {
  const page = await openToStay()
  let form = await openForm(page, 'Personal Information')
  await form.getByLabel('About me (Optional)').fill('Level II.')
  await whileFailing(page, '**/user/update-profile', async () => {
    await press(form, 'Save')
    await expectToast(page, 'Error submitting form', 'danger')
  })
  await press(form, 'Save')
  await expectToast(page, 'Personal Information Updated', 'success')
  await form.waitFor({ state: 'hidden' })

  form = await openForm(page, 'Professional Information')
  await form
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await press(form, 'Save')
  await expectToast(page, 'Professional Information Updated', 'success')
  await form.waitFor({ state: 'hidden' })

  form = await openForm(page, 'Job Information')
  await form.getByLabel('Cover letter (Optional)').fill('Available at once.')
  await whileFailing(page, '**/api/v2/user/update-jobinfo', async () => {
    await press(form, 'Save')
    await expectToast(page, 'Error submitting form', 'danger')
  })
  await press(form, 'Save')
  await expectToast(page, 'Job Information Updated', 'success')
})

test('a removed bookmark is a success', async () => {
  const page = await openToStay()
  await chooseInRow(page, 'NDT Level III, Ultrasonics', 'Remove')
  await expectToast(page, 'Bookmark removed.', 'success')
})

test('the account’s dialogs say a success politely, and a failure at once', async () => {
  const page = await openToStay()
  const preferences = await openFromMenu(page, 'Preferences')
  await preferences.getByRole('button', { name: 'Articles', exact: true }).click()
  await press(preferences, 'Save')
  await expectToast(page, 'Your Preferences Saved', 'success')
  await preferences.waitFor({ state: 'hidden' })

  const password = await openFromMenu(page, 'Change Password')
  for (const field of await password.getByRole('textbox').all()) await field.fill('Inspect-2027')
  await whileFailing(page, '**/change-password', async () => {
    await press(password, 'Save')
    await expectToast(page, 'Error submitting form', 'danger')
  })
  await page.route('**/change-password', route => route.fulfill({ json: { message: 'Changed.' } }))
  await press(password, 'Save')
  await expectToast(page, 'Password successfully changed.', 'success')
  await password.waitFor({ state: 'hidden' })

  const question = await openFromMenu(page, 'Sign out')
  await whileFailing(page, '**/api/v1/logout', async () => {
    await press(question, 'Sign out')
    await expectToast(page, 'Logout failed!', 'danger')
  })
  await page.route('**/api/v1/logout', route => route.fulfill({ json: { message: 'Bye.' } }))
  await press(question, 'Sign out')
  await expectToast(page, 'Logging Out...', 'success')
})

test('an application says a success politely, and a failure at once', async () => {
  const page = await openJob('Magnetic Particle Inspector')
  const form = await openApply(page)
  await form.getByLabel('Update Resume').setInputFiles(resume)
  await whileFailing(page, '**/api/v1/jobs/apply', async () => {
    await press(form, 'Submit')
    await expectToast(page, 'Error submitting form', 'danger')
  })
  await press(form, 'Submit')
  await expectToast(page, 'Successfully Applied for job', 'success')
})

test('the enquiry for a guide says a success politely, and a failure at once', async () => {
  const page = await newPage()
  await stay(page)
  await openPopup(page)
  await fillIn(page)
  await whileFailing(page, ENQUIRY, async () => {
    await send(page).click()
    await expectToast(page, 'Error, Please try again later', 'danger')
  })
  await page.route(ENQUIRY, route =>
    route.fulfill({ json: { success: true, message: 'Your guide is on its way.' } }),
  )
  await send(page).click()
  await expectToast(page, 'Your guide is on its way.', 'success')
})
