import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choose, crop, openCropper, ready, save } from '../pages/fixtures/cropper'
import * as images from '../pages/fixtures/images'
import { allow, axe, newPage } from '../pages/support'

/** What would be saved of the picture that shows. */
async function result(page: Page) {
  return images.look((await save(page)).content)
}

describe('a picture', () => {
  test('of a camera that lay on its side stands upright', async () => {
    const page = await openCropper()
    await crop(page, await images.onItsSide(), 'photo.jpg', 'image/jpeg')
    expect(await result(page)).toMatchObject({ width: 400, height: 400, corners: 'BRYG' })
  })

  test('Q46 that is transparent stands on white', async () => {
    const page = await openCropper()
    await crop(page, await images.clear())
    expect(await result(page)).toMatchObject({ width: 300, height: 300, corners: 'WWWW' })
  })

  test('in the colours of a printer keeps them, as well as it can', async () => {
    const page = await openCropper()
    await crop(page, await images.cmyk(), 'print.jpg', 'image/jpeg')
    // its green holds more red than a screen's
    expect((await result(page)).corners).toMatch(/^R[GY]BY$/)
  })

  test('that the server has is opened by its address', async () => {
    const page = await openCropper()
    await page.getByRole('button', { name: 'Edit' }).click()
    await ready(page)
    expect(await result(page)).toMatchObject({ width: 400, corners: 'RGBY' })
  })

  test('that is still on its way leaves the zoom alone', async () => {
    const page = await openCropper()
    let send = () => {}
    const held = new Promise<void>(resume => (send = resume))
    await page.route('**/stored.png', async route => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Edit' }).click()
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await zoom.waitFor()
    expect(await zoom.isDisabled()).toBe(true)
    send()
    await ready(page)
    await zoom.press('End')
    expect(await zoom.inputValue()).toBe('3')
  })

  test('makes way for the next one', async () => {
    const page = await openCropper()
    await crop(page, await images.clear())
    await choose(page, await images.png(), 'photo.png', 'image/png')
    // saving waits for what was chosen last
    expect(await result(page)).toMatchObject({ width: 400, corners: 'RGBY' })
  })
})

describe('what is no picture', () => {
  const words = 'This image could not be opened. Please choose another one.'

  test.each([
    ['a drawing with a script that is named .png', images.drawing],
    ['a file that breaks off', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['an empty file', Buffer.alloc(0)],
  ])('%s gets a clear message, and another one can be chosen', async (_, content) => {
    const page = await openCropper()
    await choose(page, content, 'photo.png', 'image/png')
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(words)
    expect(await page.locator('[data-message]').textContent()).toBe(words)
    expect(await axe(page)).toEqual([])
    await crop(page, await images.png())
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('a cropper that does not come says so', async () => {
    const page = await newPage()
    allow(page, /> load: .*crop-area/)
    await page.route('**/crop-area.js*', route => route.abort('aborted'))
    await openCropper(page)
    await choose(page, await images.png(), 'photo.png', 'image/png')
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/could not be loaded/)
  })
})
