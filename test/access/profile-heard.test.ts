import { expect, test } from 'vitest'
import { resume } from '../pages/applying'
import { card, focused, openDashboard, showDashboard } from '../pages/dashboard'
import { openForm, saveForm } from '../pages/profile-dialogs'

test('R36 the focus stays in the card whose resume is gone, or new, and with it the button that opened the dialog', async () => {
  const page = await openDashboard()
  const job = card(page, 'Job Profile')
  const form = page.getByRole('dialog', { name: 'Job Information', exact: true })
  await job.getByRole('button', { name: 'Update Resume' }).press('Enter')
  await form.getByRole('button', { name: 'Remove resume' }).click()
  await saveForm(page, 'Job Information')
  await job.getByRole('button', { name: 'Upload', exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe('Edit Job Information')

  await job.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await form.locator('input[type=file]').setInputFiles(resume)
  await form.getByText(resume.name, { exact: true }).waitFor()
  await saveForm(page, 'Job Information')
  await job.getByRole('button', { name: 'Update Resume' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Edit Job Information')
})

test('R44 what is wrong with a field is said where Enter in it leaves the focus (WCAG 4.1.3)', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Personal Information')
  const day = form.getByLabel('Date of birth (Optional)', { exact: true })
  await day.fill('abc')
  await day.press('Enter')
  const said = form.getByRole('status').filter({ hasText: 'Write the date as DD-MM-YYYY.' })
  await said.waitFor({ state: 'attached' })
  expect(await day.evaluate(input => input.matches(':focus'))).toBe(true)
  // with the focus that comes it is heard by itself
  await day.fill('abcd')
  await expect.poll(() => said.count(), { timeout: 10_000 }).toBe(0)
  await form.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect.poll(() => day.evaluate(input => input.matches(':focus'))).toBe(true)
  await page.waitForTimeout(300)
  expect(await said.count()).toBe(0)
})

test('R70 the toast of a section is heard once: it takes no words along as its dialog closes', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Personal Information')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const heard = page.locator('.notyf-announcer')
  await expect.poll(() => heard.textContent()).toBe('Personal Information Updated')
  await form.waitFor({ state: 'hidden' })
  expect(await heard.textContent()).toBe('')
  expect(await page.locator('.notyf__message').isVisible()).toBe(true)
})

test.each([false, true])(
  'Q106 the words of a note come into a region that stands already (WCAG 4.1.3): motion reduced %s',
  async reducedMotion => {
    const page = await openDashboard({ reducedMotion })
    const form = await openForm(page, 'Personal Information')
    await form.getByLabel('City (Optional)').fill('Oban')
    page.on('dialog', asked => void asked.accept())
    await showDashboard(page)
    await openForm(page, 'Personal Information')
    const words = page.getByText('What you typed last time is back.')
    await words.waitFor()
    const seen = await words.evaluate(words => {
      // as it comes once more
      const again = words.cloneNode(true) as Element
      words.after(again)
      const before = getComputedStyle(again).visibility
      for (const coming of again.getAnimations()) coming.finish()
      return [before, getComputedStyle(again).visibility]
    })
    expect(seen).toEqual(['hidden', 'visible'])
  },
)
