import { expect, test, vi } from 'vitest'
import { openFromMenu, toastOf } from '../pages/account'
import { appliedToday, openApply, openJob, resume } from '../pages/applying'
import { savedTitles, showDashboard } from '../pages/dashboard'
import { openForm, saveForm } from '../pages/profile-dialogs'
import { demo, newPage } from '../pages/support'

// a walk through many pages
vi.setConfig({ testTimeout: 90_000 })
test('R1 everybody finds companies with their products and services, jobs, courses and guides', async () => {
  const page = await newPage()
  const main = page.getByRole('main')
  for (const name of ['NDT Jobs', 'NDT Courses', 'NDT Guides', 'NDT Companies']) {
    await page.goto(demo('/'))
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(url => url.pathname !== '/')
    await expect.poll(() => main.getByRole('link').count()).toBeGreaterThan(0)
  }
  await main.getByRole('link', { name: 'Meridian Weld Laboratories' }).first().click()
  for (const name of [/^Products/, /^Services/]) {
    await main.getByRole('heading', { level: 2, name }).waitFor()
  }
})

test('R2 a job seeker bookmarks a job and a course, applies, keeps a profile, chooses preferences', async () => {
  const title = 'Magnetic Particle Inspector'
  const page = await openJob(title, { account: 'newcomer' })
  const place = page.url()
  await page.getByRole('button', { name: `Bookmark ${title}` }).click()
  await page.locator('main [aria-pressed=true]').waitFor()
  const apply = await openApply(page)
  await apply.locator('input[type=file]').setInputFiles(resume)
  await apply.getByText(resume.name, { exact: true }).waitFor()
  await apply.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('main').getByText(appliedToday()).waitFor()

  await page.goto(demo('/ndt-courses'))
  await page.locator('main .row a').first().click()
  await page.waitForURL('**/ndt-courses/*')
  const course = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.getByRole('button', { name: `Bookmark ${course}` }).click()
  await page.locator('main [aria-pressed=true]').waitFor()

  await showDashboard(page)
  await expect.poll(() => savedTitles(page)).toEqual([title])
  const form = await openForm(page, 'Personal Information')
  await form.getByLabel('Contact number (Optional)').fill('+46 31 555 0123')
  await saveForm(page, 'Personal Information')
  const preferences = await openFromMenu(page, 'Preferences')
  const choice = preferences.getByRole('button', { name: 'Articles', exact: true })
  const before = await choice.getAttribute('aria-pressed')
  await choice.click()
  await preferences.getByRole('button', { name: 'Save' }).click()
  await toastOf(page, 'Your Preferences Saved').waitFor()

  await showDashboard(page)
  await page
    .locator('ndt-profile-card')
    .getByText('+46 31 555 0123')
    .filter({ visible: true })
    .waitFor()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await expect.poll(() => savedTitles(page)).toEqual([course])
  await openFromMenu(page, 'Preferences')
  await expect.poll(() => choice.getAttribute('aria-pressed')).not.toBe(before)
  await page.goto(place)
  await page.getByRole('main').getByText(appliedToday()).waitFor()
})
