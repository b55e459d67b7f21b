import { expect, test } from 'vitest'
import { dialog, openJob, quickApply, resume } from '../pages/applying'
import { openDashboard } from '../pages/dashboard'
import * as images from '../pages/fixtures/images'
import { openForm } from '../pages/profile-dialogs'
import { allow, shot } from '../pages/support'

/** The newcomer's editor: without a photo, so that it offers to choose one. */
async function openEditor() {
  const page = await openDashboard({ account: 'newcomer' })
  await page.getByRole('button', { name: 'Edit Avatar' }).click()
  const editor = dialog(page, 'Edit Avatar')
  await editor.getByText('1000x1000 - Image size under 7 MB').waitFor()
  return { page, editor, input: editor.getByLabel('Upload', { exact: true }) }
}

const PHOTO = 'ndt-profile-card .av img'

test('R74 Q8 a drawing with a script, named .png, is no photo and runs nothing', async () => {
  const { page, editor, input } = await openEditor()
  allow(page, /<ndt-avatar-editor> data:/)
  page.on('dialog', () => expect.fail('the script ran'))
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: images.drawing })
  await editor.getByText('This image could not be opened. Please choose another one.').waitFor()
  expect(await editor.getByRole('button', { name: 'Save Photo' }).isDisabled()).toBe(true)
  expect(await page.locator(PHOTO).count()).toBe(0)
  await shot(page, 'hostile-svg')
})

test.each([
  ['in the colours of a printer', images.cmyk],
  ['of 12,000 × 9,000', images.huge],
])('R80 Q9 a photo %s is saved as a square JPEG of at most 1000', async (_, make) => {
  const { page, editor, input } = await openEditor()
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await make() })
  await editor.getByRole('button', { name: 'Save Photo', disabled: false }).click()
  await editor.getByRole('button', { name: 'Delete' }).waitFor()
  const address = await page.locator(PHOTO).first().getAttribute('src')
  const stored = await page.context().request.get(new URL(address!, page.url()).href)
  const { format, width, height } = await images.look(await stored.body())
  expect(width).toBe(height)
  expect(Number(width)).toBeLessThanOrEqual(1000)
  expect(['jpeg', 'webp']).toContain(format)
  await editor.getByRole('button', { name: 'Delete' }).click()
  await dialog(page, 'Delete profile photo').getByRole('button', { name: 'Delete' }).click()
  await editor.waitFor({ state: 'detached' })
})

test.each([
  [
    'a program that calls itself a pdf',
    Buffer.from('MZ\x90\0\x03\0\0\0This program cannot be run'),
  ],
  ['an empty file', Buffer.alloc(0)],
])('R72 %s is refused under the field, and the stored resume stays', async (_, buffer) => {
  const page = await openDashboard()
  allow(page, /422/, /<ndt-job-info> save:/)
  const preview = page.getByRole('link', { name: /^Preview resume/ })
  const before = await preview.getAttribute('href')
  const form = await openForm(page, 'Job Information')
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.locator('.field__error', { hasText: 'resume' }).waitFor()
  await page.reload()
  expect(await preview.getAttribute('href')).toBe(before)
})

test('R112 what is wrong with a resume is read whole where the mouse chose it, above the dialog’s buttons', async () => {
  const page = await openJob('Magnetic Particle Inspector', { account: 'user' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await quickApply(page).click()
  const form = dialog(page, 'Quick Apply')
  const choosing = page.waitForEvent('filechooser')
  const { x, y } = (await form.getByLabel('Update Resume').boundingBox())!
  await page.mouse.click(x + 8, y + 8)
  await (await choosing).setFiles({ ...resume, name: 'bad.exe' })
  const box = await form
    .getByText(/^Invalid file type/)
    .last()
    .boundingBox()
  const foot = await form.locator('.dialog__foot').boundingBox()
  expect(box!.y + box!.height).toBeLessThan(foot!.y)
})
