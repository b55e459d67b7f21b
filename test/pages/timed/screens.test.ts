import { expect, test } from 'vitest'
import { enter, showDashboard } from '../dashboard'
import { crop, openCropper, ready, save } from '../fixtures/cropper'
import * as images from '../fixtures/images'
import { openGuides } from '../guides'
import { mainThread } from '../main-thread'
import { layoutShift } from '../support'
import { pace } from './pace'

test('no task of the dashboard holds the page up', async () => {
  const page = await enter()
  await showDashboard(page)
  const { longest } = await mainThread(page, () => showDashboard(page))
  expect(longest).toBeLessThan(50 * (await pace(page)))
})

test('R260 scrolling through moves nothing else, and holds no frame up', async () => {
  const page = await openGuides()
  const { longest } = await mainThread(page, async () => {
    for (let y = 0; y < 6000; y += 150) {
      await page.mouse.wheel(0, 150)
      await page.waitForTimeout(16)
    }
  })
  expect(await layoutShift(page)).toBe(0)
  expect(longest).toBeLessThan(50 * (await pace(page)))
})

test('a photo of a hundred megapixels opens, does not hold up the page, and comes out at 1000 × 1000', async () => {
  const page = await openCropper()
  const photo = await images.huge()
  const { longest } = await mainThread(page, () => crop(page, photo, 'photo.jpg', 'image/jpeg'))
  expect(longest).toBeLessThan(500 * (await pace(page)))
  expect(await images.look((await save(page)).content)).toMatchObject({
    width: 1000,
    height: 1000,
    corners: 'RGBY',
  })
})

test('the cropper opens within 100 ms once it is in the cache', async () => {
  const page = await openCropper()
  await page.getByRole('button', { name: 'Edit' }).click()
  await ready(page)
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await page.getByRole('button', { name: 'Close' }).click()
    await page.locator('.cropper').waitFor({ state: 'detached' })
    times.push(
      await page.getByRole('button', { name: 'Edit' }).evaluate(async button => {
        const root = button.getRootNode() as ShadowRoot
        const begun = performance.now()
        ;(button as HTMLElement).click()
        while (!root.querySelector('.cropper__bar')) {
          await new Promise(resume => requestAnimationFrame(resume))
        }
        return performance.now() - begun
      }),
    )
  }
  expect(Math.min(...times)).toBeLessThan(100 * (await pace(page)))
})
