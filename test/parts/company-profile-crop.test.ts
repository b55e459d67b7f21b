import sharp from 'sharp'
import { expect, test } from 'vitest'
import { button, deleteLogo, logo, png } from '../pages/company-logo'
import { field, openProfile, save, saveButton, stored } from '../pages/company-profile'
import { focused } from '../pages/dashboard'
import { allow, axe, demo, listen, shot } from '../pages/support'

test('R165 R166 the crop turns, zooms and is sent; the file is as it was framed', async () => {
  const page = await openProfile({ reducedMotion: true })
  const { company_logo: before } = await stored(page)
  await button(page, 'Edit').click()
  const crop = page.getByRole('dialog', { name: 'Crop Photo' })
  const zoom = crop.getByRole('slider', { name: /zoom/i })
  await crop.getByRole('button', { name: 'Save Photo' }).waitFor()
  await expect.poll(() => zoom.isEnabled()).toBe(true)
  await zoom.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(Number(await zoom.inputValue())).toBeCloseTo(1.2)
  await page.keyboard.press('End')
  expect(Number(await zoom.inputValue())).toBe(3)
  await page.keyboard.press('Home')
  expect(Number(await zoom.inputValue())).toBe(1)
  await crop.getByRole('button', { name: /right/i }).click()
  expect(await axe(page)).toEqual([])
  await shot(page, 'company/logo-crop')
  await crop.getByRole('button', { name: 'Save Photo' }).click()
  await crop.waitFor({ state: 'hidden' })
  await save(page)
  const { company_logo: after } = await stored(page)
  expect(after).not.toBe(before)
  const answer = await page.request.get(demo(after as string))
  const { width, height } = await sharp(await answer.body()).metadata()
  expect(width).toBe(height)
})

test('R159 R163 one that the server refuses says so at the logo, which has the focus; all else stays', async () => {
  const page = await openProfile()
  allow(page, /422/, /> save:/, /> data: Error: This is no image/)
  await deleteLogo(page)
  const buffer = Buffer.from('No picture at all.')
  const input = logo(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await field(page, 'Website').fill('https://typed.example')
  await saveButton(page).click()
  const words = 'The company logo must be a file of type: png, jpeg, jpg.'
  await logo(page).getByText(words).waitFor()
  // the form says it; at the logo it is what describes the button
  expect(await logo(page).getByRole('alert').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Edit')
  const edit = logo(page).getByRole('button', { name: 'Edit', description: new RegExp(words) })
  expect(await edit.count()).toBe(1)
  expect(await field(page, 'Website').inputValue()).toBe('https://typed.example')
  await button(page, 'Edit').click()
  const crop = page.getByRole('dialog', { name: 'Crop Photo' })
  await crop.locator('input[type=file]').setInputFiles(await png('better.png'))
  await expect.poll(() => crop.getByRole('slider').isEnabled()).toBe(true)
  await crop.getByRole('button', { name: 'Save Photo' }).click()
  await crop.waitFor({ state: 'hidden' })
  await save(page)
  expect((await stored(page))['company_website']).toBe('https://typed.example')
})

test('R170 Q7 a crop that fails is logged and noted; it stays open, and is saved once it can be', async () => {
  const page = await openProfile()
  allow(page, /> save: Error: no memory/)
  const failures = await listen(page, 'ndt-error')
  await page.reload()
  await button(page, 'Edit').click()
  const crop = page.getByRole('dialog', { name: 'Crop Photo' })
  await expect.poll(() => crop.getByRole('slider').isEnabled()).toBe(true)
  await page.evaluate(() => {
    const { convertToBlob } = OffscreenCanvas.prototype
    OffscreenCanvas.prototype.convertToBlob = () => {
      OffscreenCanvas.prototype.convertToBlob = convertToBlob
      return Promise.reject(new Error('no memory'))
    }
  })
  await crop.getByRole('button', { name: 'Save Photo' }).click()
  await expect.poll(failures).toMatchObject([{ tag: 'ndt-company-profile', message: 'no memory' }])
  await crop.getByText('The photo could not be cropped. Please try again.').waitFor()
  await crop.getByRole('button', { name: 'Save Photo' }).click()
  await crop.waitFor({ state: 'hidden' })
})
