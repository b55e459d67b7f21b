import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import {
  field,
  filesIn,
  fillProduct,
  hollow,
  openProduct,
  picture,
  saveAndLeave,
  saveButton,
  upload,
  LIST,
  STORE,
} from '../pages/company-forms'
import { allow } from '../pages/support'

/** A video of two seconds, 300 pixels wide, as Chromium's MediaRecorder writes it. */
const video = 'test/pages/fixtures/demo.mp4'

/** Looks at a video; how wide it is, once the browser can play it. */
async function play(page: Page, name: string): Promise<number> {
  await page.getByRole('button', { name: `Preview ${name}` }).click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate(each => (each as HTMLVideoElement).readyState)).toBe(4)
  const width = await film.evaluate(each => (each as HTMLVideoElement).videoWidth)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return width
}

describe('files of a product', () => {
  test('R244 R221 a video is played before it is sent, and after', async () => {
    const page = await openProduct()
    await fillProduct(page, 'With a video')
    await upload(page, 'Videos', {
      name: 'demo.mp4',
      mimeType: 'video/mp4',
      buffer: await readFile(video),
    })
    expect(await play(page, 'demo.mp4')).toBe(300)
    await saveAndLeave(page, LIST)
    await showCompany(page, '/company/products/edit/with-a-video', 'ndt-product-form')
    expect(await filesIn(page, 'Videos').allTextContents()).toEqual(['demo.mp4'])
    expect(await play(page, 'demo.mp4')).toBe(300)
  })

  test('R209 R210 Q98 the thumbnail is kept, replaced and removed', async () => {
    const page = await openProduct()
    const path = '/company/products/edit/with-a-thumbnail'
    await fillProduct(page, 'With a thumbnail')
    await upload(page, 'Thumbnail', await picture('front.png'))
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-product-form')
    await field(page, 'Alias').fill('WT')
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-product-form')
    expect(await filesIn(page, 'Thumbnail').allTextContents()).toEqual(['front.png'])
    await page
      .locator('[aria-label="Replace: Thumbnail"]')
      .setInputFiles([await picture('back.png')])
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-product-form')
    expect(await filesIn(page, 'Thumbnail').allTextContents()).toEqual(['back.png'])
    await page.getByRole('button', { name: 'Remove thumbnail' }).click()
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-product-form')
    expect(await filesIn(page, 'Thumbnail').count()).toBe(0)
  })

  test('each shows its share on the way, and nothing moves; they can be given up, and sent after all', async () => {
    const page = await openProduct()
    const session = await page.context().newCDPSession(page)
    const speed = (uploadThroughput: number) =>
      session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await fillProduct(page, 'Given up first')
    await upload(page, 'Images', hollow('first.png', 'image/png', 300_000))
    await upload(page, 'Images', hollow('second.png', 'image/png', 1_500_000))
    const below = page.getByRole('region', { name: 'Publishing' })
    const offset = () => below.evaluate(card => (card as HTMLElement).offsetTop)
    const place = await offset()
    await speed(300_000)
    await saveButton(page).click()
    const share = (name: string) =>
      page
        .getByRole('progressbar', { name: `Uploading ${name}` })
        .evaluate(bar => (bar as HTMLProgressElement).value)
    await expect.poll(() => share('first.png')).toBe(1)
    expect(await share('second.png')).toBeLessThan(1)
    expect(await offset()).toBe(place)
    await page.getByRole('button', { name: 'Cancel upload' }).first().click()
    await saveButton(page).waitFor()
    expect(await field(page, 'Name').inputValue()).toBe('Given up first')
    expect(await filesIn(page, 'Images').allTextContents()).toEqual(['first.png', 'second.png'])
    await speed(-1)
    for (const name of ['first.png', 'second.png']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
    }
    await saveAndLeave(page, LIST)
  })

  test('what was lost on the way is sent once more by its Retry', async () => {
    const page = await openProduct()
    allow(page, /ERR_INTERNET_DISCONNECTED/, /> save:/)
    await fillProduct(page, 'Lost once')
    await upload(page, 'Images', await picture('a.png'))
    await page.route(`**${STORE}`, route => route.abort('internetdisconnected'), { times: 1 })
    await saveButton(page).click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForURL(url => url.pathname === LIST)
  })
})
