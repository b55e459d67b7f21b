import { describe, expect, test } from 'vitest'
import { focused, openDashboard, showDashboard } from '../pages/dashboard'
import { openForm } from '../pages/profile-dialogs'
import { allow, axe, shot } from '../pages/support'

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

describe.each([1280, 375])('at %i px', width => {
  test('R53 R54 a bad address is refused under its field, which has the focus', async () => {
    const page = await openDashboard({ width, reducedMotion: true })
    allow(page, /422/, /<ndt-personal-info> save:/)
    const form = await openForm(page, 'Personal Information')
    await form.getByLabel('Twitter URL (Optional)').fill('amara_ndt')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByText('The twitter url must be a valid URL.').waitFor()
    await page.getByText('Error submitting form').first().waitFor()
    await expect.poll(() => focused(page)).toBe('Twitter URL (Optional)')
    expect(await axe(page)).toEqual([])
    await shot(page, `profile/refused-${width}`)
  })

  test('R54 several refusals stand above the form, and lead to their fields', async () => {
    const page = await openDashboard({ width, reducedMotion: true })
    allow(page, /422/, /<ndt-personal-info> save:/)
    const form = await openForm(page, 'Personal Information')
    await form.getByLabel('First name (Mandatory)').fill('')
    await form.getByLabel('Contact number (Optional)').fill('none')
    await form.getByLabel('LinkedIn URL (Optional)').fill('amara')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    const summary = form.locator('.summary')
    await summary.waitFor()
    expect(
      (await summary.getByRole('listitem').allTextContents()).map(text => text.trim()),
    ).toEqual(['First name', 'Contact number', 'LinkedIn URL'])
    expect(await axe(page)).toEqual([])
    await shot(page, `profile/summary-${width}`)
    await summary.getByRole('link', { name: /^LinkedIn URL/ }).click()
    await expect.poll(() => focused(page)).toBe('LinkedIn URL (Optional)')
  })

  test('R63 R72 a resume of 6 MB is not sent; one that is no resume is refused', async () => {
    const page = await openDashboard({ width, reducedMotion: true })
    allow(page, /422/, /<ndt-job-info> save:/)
    const form = await openForm(page, 'Job Information')
    const input = form.locator('input[type=file]')
    await input.setInputFiles(pdf('scans.pdf', Buffer.alloc(6 * 1024 * 1024)), { timeout: 60_000 })
    await form.locator('.field__error', { hasText: 'exceeds the 5 MB limit.' }).waitFor()
    await input.setInputFiles(pdf('notes.pdf', Buffer.from('No pdf at all.')))
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    const message = 'The resume must be a file of type: doc, docx, pdf.'
    await form.getByText(message).waitFor()
    expect(await axe(page)).toEqual([])
    await shot(page, `profile/resume-refused-${width}`)
  })
})

test('R53 what was refused is there when the page comes back, until it starts over', async () => {
  const page = await openDashboard()
  allow(page, /422/, /<ndt-personal-info> save:/)
  let form = await openForm(page, 'Personal Information')
  await form.getByLabel('Twitter URL (Optional)').fill('amara_ndt')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('The twitter url must be a valid URL.').waitFor()
  page.on('dialog', leaving => leaving.accept())
  await showDashboard(page)
  form = await openForm(page, 'Personal Information')
  await form.getByText('What you typed last time is back.').waitFor()
  const field = form.getByLabel('Twitter URL (Optional)')
  expect(await field.inputValue()).toBe('amara_ndt')
  await shot(page, 'profile/restored')
  await form.getByRole('button', { name: 'Start over' }).click()
  expect(await field.inputValue()).toBe('')
})
