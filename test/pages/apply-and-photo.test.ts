import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { appliedToday, dialog, openApply, openJob, quickApply, resume } from './applying'
import { chooseInRow, focused, openDashboard, savedRow } from './dashboard'
import { toastOf } from './account'
import { allow, axe, demo, layoutShift, listen, newPage, shot } from './support'

// several screens each, looked over by axe
vi.setConfig({ testTimeout: 90_000 })
const WIDTHS = [1280, 375]

test('R91 R114 R116 a saved job is applied for from its menu, and its row says so at once', async () => {
  const page = await openDashboard()
  const row = savedRow(page, 'Rope Access UT Technician')
  await chooseInRow(page, 'Rope Access UT Technician', 'Quick Apply')
  const form = dialog(page, 'Quick Apply')
  await form.getByText('Rope Access UT Technician').waitFor()
  await form.getByLabel('Contact number').fill('+44 7700 900123')
  expect(await form.getByLabel('Email').inputValue()).toMatch(/^amara/)
  await shot(page, 'quick-apply-1280')
  expect(await axe(page)).toEqual([])
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByText('Successfully Applied for job').first().waitFor()
  await expect.poll(() => row.innerText()).toContain(appliedToday())
  await shot(page, 'quick-apply-applied-1280')
  await form.waitFor({ state: 'detached' })
  // Q111: nothing can be removed of it in this list, and the menu is gone
  expect(await focused(page)).toBe('Rope Access UT Technician')
  expect(await row.getByRole('button').count()).toBe(0)
  await page.reload()
  await row.getByText(appliedToday()).waitFor()
})

test.each(WIDTHS)('R114 R116 a job’s page, %i: a new resume; it stays applied', async width => {
  const title = width === 1280 ? 'NDT Level III, Ultrasonics' : 'Corrosion Mapping Lead'
  const page = await openJob(title, { width, height: 812 })
  const saved = await listen(page, 'ndt-saved')
  await page.reload()
  await quickApply(page).waitFor()
  await shot(page, `job-${width}`)
  expect(await axe(page)).toEqual([])
  expect(await layoutShift(page)).toBeLessThan(0.02)
  const form = await openApply(page)
  await form.getByLabel('Update Resume').setInputFiles(resume)
  await form.getByText(resume.name, { exact: true }).waitFor()
  await shot(page, `quick-apply-chosen-${width}`)
  expect(await axe(page)).toEqual([])
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByText('Successfully Applied for job').first().waitFor()
  expect(await saved()).toMatchObject([{ tag: 'ndt-quick-apply', section: 'application' }])
  await page.getByRole('main').getByText(appliedToday()).waitFor()
  await page.reload()
  await page.getByRole('main').getByText(appliedToday()).waitFor()
  expect(await quickApply(page).count()).toBe(0)
  await shot(page, `job-${width}-applied`)
})

test('R115 R117 applying twice shows what the portal says, above the fields; the page has it as applied', async () => {
  const title = 'Magnetic Particle Inspector'
  const [first, second] = [await openJob(title, { width: 375 }), await openJob(title)]
  const form = await openApply(second)
  const other = await openApply(first)
  await other.getByRole('button', { name: 'Submit' }).click()
  await first.getByRole('main').getByText(appliedToday()).waitFor()
  allow(second, /422/, /<ndt-quick-apply> save:/)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => focused(second)).toBe('You have already applied for this job.')
  expect(await form.locator('[aria-invalid=true]').count()).toBe(0)
  await toastOf(second, 'Error submitting form').waitFor()
  await shot(second, 'quick-apply-twice-1280')
  expect(await axe(second)).toEqual([])
  await second.keyboard.press('Escape')
  await second.getByRole('button', { name: 'Discard' }).click()
  await second.getByRole('main').getByText(appliedToday()).waitFor()
  expect(await quickApply(second).count()).toBe(0)
  expect(await second.locator(':focus').innerText()).toBe(appliedToday())
})

test('R111 R116 by keyboard alone: it opens, is filled in, sent and closed', async () => {
  const page = await openJob('Procedure Writer, TOFD')
  const { keyboard } = page
  await quickApply(page).focus()
  await keyboard.press('Enter')
  await dialog(page, 'Quick Apply').getByLabel('Contact number').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Name/)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^Contact number/)
  await keyboard.type('+44 7700 900123')
  await keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Keep editing')
  await keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^Contact number/)
  await keyboard.press('Enter')
  await dialog(page, 'Quick Apply').getByText('Successfully Applied for job').first().waitFor()
  await expect.poll(() => focused(page)).toBe('Close')
  await keyboard.press('Enter')
  await page.getByRole('main').getByText(appliedToday()).waitFor()
})

test('Quick Apply of a signed-out visitor leads to the sign-in page', async () => {
  const page = await newPage({ javaScript: false })
  await page.goto(demo('/ndt-jobs'))
  expect(await quickApply(page).first().getAttribute('href')).toMatch(/^\/user-sign-in\?/)
})

test.each(WIDTHS)(
  'R74-R84 %i: a photo is uploaded or edited, cropped, saved, deleted',
  async width => {
    const account = width === 1280 ? 'user' : 'newcomer'
    const page = await openDashboard({ width, height: 812, account })
    const image = page.locator('ndt-profile-card .av img').first()
    await page.getByRole('button', { name: 'Edit Avatar' }).click()
    const editor = dialog(page, 'Edit Avatar')
    await editor.getByText('1000x1000 - Image size under 7 MB').waitFor()
    await shot(page, `avatar-view-${width}`)
    expect(await axe(page)).toEqual([])
    const before = await image.getAttribute('src', { timeout: 500 }).catch(() => null)
    if (before) await editor.getByRole('button', { name: 'Edit' }).click()
    else {
      const buffer = await sharp({
        create: { width: 900, height: 600, channels: 3, background: '#0f6e6b' },
      })
        .png()
        .toBuffer()
      await editor
        .getByLabel('Upload')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    }
    await editor.getByRole('group').first().waitFor()
    for (let step = 0; step < 8; step++)
      await editor.getByRole('button', { name: 'Zoom in' }).click()
    await editor.getByRole('button', { name: 'Rotate 90 degrees left' }).click()
    await shot(page, `avatar-crop-${width}`)
    expect(await axe(page)).toEqual([])
    if (before) {
      await editor.getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => focused(page)).toBe('Edit')
      await page.keyboard.press('Enter')
      await editor.getByRole('group').first().waitFor()
    }
    await editor.getByRole('button', { name: 'Save Photo' }).click()
    await editor.getByRole('button', { name: 'Delete' }).waitFor()
    await expect.poll(() => image.getAttribute('src')).not.toBe(before)
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0)
    await editor.getByRole('button', { name: 'Delete' }).click()
    const question = dialog(page, 'Delete profile photo')
    await question.getByText('Having a profile picture helps others').waitFor()
    await shot(page, `avatar-delete-${width}`)
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await editor.waitFor({ state: 'detached' })
    await image.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Edit Avatar')
  },
)
