import { expect, test } from 'vitest'
import { focused } from '../pages/dashboard'
import { button, deleteLogo, logo, png, savesOf } from '../pages/company-logo'
import { openProfile, save, showProfile, stored } from '../pages/company-profile'
import { axe, shot } from '../pages/support'

test('R159 the logo is sent only when it changed', async () => {
  const page = await openProfile()
  const saves = savesOf(page)
  const { company_logo: before } = await stored(page)
  await save(page)
  expect(saves[0]).not.toContain('company_logo')
  expect((await stored(page))['company_logo']).toBe(before)
})

test('R167 R160 the deletion is asked for, with the focus on Cancel; Escape leaves the logo', async () => {
  const page = await openProfile({ width: 375, reducedMotion: true })
  await button(page, 'Delete').click()
  const question = page.getByRole('dialog', { name: 'Delete profile photo' })
  await question
    .getByText('Are you sure? Having a profile picture helps others recognize you.')
    .waitFor()
  await expect.poll(() => focused(page)).toBe('Cancel')
  expect(await axe(page)).toEqual([])
  await shot(page, 'company/logo-deletion-375')
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Delete')
  expect(await button(page, 'Edit').isVisible()).toBe(true)
})

test('R160 R164 R138 a deleted logo is gone after saving, and the initial stands in its place', async () => {
  const page = await openProfile()
  const saves = savesOf(page)
  await deleteLogo(page)
  expect((await stored(page))['company_logo']).not.toBeNull()
  await save(page)
  expect(saves[0]).toEqual(expect.arrayContaining(['company_logo', 'file_input']))
  expect((await stored(page))['company_logo']).toBeNull()
  await showProfile(page)
  expect(await logo(page).getByText('M', { exact: true }).isVisible()).toBe(true)
  expect(await page.locator('.company-nav__badge img').count()).toBe(0)
  await save(page)
  expect(saves[1]).not.toContain('company_logo')
})

test('R159 R164 an uploaded logo is shown at once, and is there after a reload', async () => {
  const page = await openProfile()
  await logo(page)
    .locator('input[type=file]')
    .setInputFiles(await png('meridian.png'))
  await logo(page).locator('img[src^="blob:"]').waitFor()
  await save(page)
  await showProfile(page)
  const address = (await stored(page))['company_logo'] as string
  expect(address).toMatch(/^\/files\/\d+\/meridian\.png$/)
  expect(await logo(page).locator('img').getAttribute('src')).toBe(address)
  expect(await page.locator('.company-nav__badge img').getAttribute('src')).toBe(address)
})

test('R164 the photo modal by keyboard: the logo large, cropped from there, and back', async () => {
  const page = await openProfile({ width: 375, reducedMotion: true })
  const opener = button(page, 'Profile photo')
  await opener.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Profile photo' })
  await modal.getByRole('img', { name: 'Company logo' }).waitFor()
  expect(await axe(page)).toEqual([])
  await modal.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByRole('dialog', { name: 'Crop Photo' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Edit')
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Profile photo')
})

test('R168 R169 Q65 a logo of another type or of more than 20 MB is refused in words', async () => {
  const page = await openProfile()
  await deleteLogo(page)
  await logo(page).getByText('1000 x 1000 - Image size under 20 MB').waitFor()
  const input = logo(page).locator('input[type=file]')
  const gif = { name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await input.setInputFiles(gif)
  const alert = logo(page).getByRole('alert')
  await alert.getByText('Invalid file type. Only PNG, JPEG, and JPG are allowed.').waitFor()
  const buffer = Buffer.alloc(20 * 1_048_576 + 1)
  await input.setInputFiles(
    { name: 'logo.png', mimeType: 'image/png', buffer },
    { timeout: 60_000 },
  )
  await alert.getByText('File size exceeds the 20 MB limit.').waitFor()
  expect(await button(page, 'Edit').count()).toBe(0)
})
