import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { png } from '../pages/company-logo'
import {
  editor,
  openProfile,
  save,
  showProfile,
  stored,
  toolbar,
  write,
} from '../pages/company-profile'
import { delayed, focused } from '../pages/dashboard'
import { allow, axe, demo, shot } from '../pages/support'

const UPLOAD = '**/dashboard/text-editor-image'

const input = (page: Page) => toolbar(page).locator('input[type=file]')
const question = (page: Page, name: string) =>
  page.getByRole('group', { name: `What does ${name} show?` })

/** Lets the editor have files as a paste or a drop brings them. */
async function bring(page: Page, how: 'paste' | 'drop', name: string) {
  const { buffer } = await png(name, 40, 30)
  await editor(page).evaluate(
    (text, { how, name, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
      const options = { bubbles: true, cancelable: true, composed: true }
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data })
      text.dispatchEvent(event)
    },
    { how, name, bytes: [...buffer] },
  )
}

test('R171 R173 an image is uploaded by the button, with its words, and stays after a reload', async () => {
  const page = await openProfile({ reducedMotion: true })
  await write(page, 'Before after')
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
  // the browser tells where the caret is with its next frame
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await input(page).setInputFiles(await png('weld.png', 60, 40))
  await question(page, 'weld.png').waitFor()
  await expect.poll(() => focused(page)).toBe('What does weld.png show?')
  expect(await axe(page)).toEqual([])
  await shot(page, 'company/rich-text-alt')
  await page.keyboard.type('A "sound" weld')
  await page.keyboard.press('Enter')
  await editor(page).getByRole('img', { name: 'A "sound" weld' }).waitFor()
  await save(page)
  await showProfile(page)
  const image = editor(page).getByRole('img', { name: 'A "sound" weld' })
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
  const address = (await image.getAttribute('src'))!
  expect((await stored(page))['company_long_description']).toBe(
    `<p>Before <img src="${address}" alt="A &quot;sound&quot; weld">after</p>`,
  )
  const { width } = await sharp(await (await page.request.get(demo(address))).body()).metadata()
  expect(width).toBe(60)
})

test('R173 a pasted and a dropped image are uploaded too, and Cancel leaves the text alone', async () => {
  const page = await openProfile()
  await write(page, 'Text')
  for (const how of ['paste', 'drop'] as const) {
    await bring(page, how, `${how}.png`)
    const asked = question(page, `${how}.png`)
    await asked.getByRole('textbox').fill(`By ${how}`)
    await asked.getByRole('button', { name: 'Insert image' }).click()
    await editor(page)
      .getByRole('img', { name: `By ${how}` })
      .waitFor()
  }
  await bring(page, 'paste', 'left.png')
  await question(page, 'left.png').getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => focused(page)).toBe('Long Description')
  await save(page)
  const text = (await stored(page))['company_long_description'] as string
  expect(
    text.match(/<img src="\/files\/\d+\/(paste|drop)\.png" alt="By (paste|drop)">/g),
  ).toHaveLength(2)
  expect(text).not.toContain('left.png')
})

test('R173 an image that comes while another is asked about or sent waits its turn, of the same name too', async () => {
  const page = await openProfile()
  await write(page, 'Text')
  await page.route(UPLOAD, delayed(300))
  const asked = question(page, 'image.png')
  const words = asked.getByRole('textbox')
  await bring(page, 'paste', 'image.png')
  await words.fill('First')
  await bring(page, 'paste', 'image.png')
  expect(await words.inputValue()).toBe('First')
  await asked.getByRole('button', { name: 'Insert image' }).click()
  await asked.getByRole('button', { name: 'Uploading...' }).waitFor()
  await bring(page, 'drop', 'image.png')
  for (const name of ['Second', 'Third']) {
    await expect.poll(() => words.inputValue()).toBe('')
    await expect.poll(() => focused(page)).toBe('What does image.png show?')
    await words.fill(name)
    if (name === 'Second') await asked.getByRole('button', { name: 'Cancel' }).click()
    else await page.keyboard.press('Enter')
  }
  await editor(page).getByRole('img', { name: 'Third' }).waitFor()
  expect(await editor(page).getByRole('img').count()).toBe(2)
  expect(await question(page, 'image.png').count()).toBe(0)
})

test('R171 R172 an image of another type, or of more than 5 MB, is refused in words and not sent', async () => {
  const page = await openProfile()
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  const gif = { name: 'weld.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  await input(page).setInputFiles(gif)
  await page.getByText('Invalid file type. Only PNG, JPEG, and JPG are allowed.').waitFor()
  await expect.poll(() => editor(page).getAttribute('aria-invalid')).toBe('true')
  const buffer = Buffer.alloc(5 * 1_048_576 + 1)
  await input(page).setInputFiles({ name: 'weld.png', mimeType: 'image/png', buffer })
  await page.getByText('Image size exceeds the maximum limit of 5 MB').waitFor()
  expect(await page.getByText('Invalid file type.').count()).toBe(0)
  expect(sent).toEqual([])
})

test('R174 an upload that fails says so and keeps its words; a second try goes through', async () => {
  const page = await openProfile()
  allow(page, /500/, /> save:/)
  await write(page, 'Text')
  await page.route(UPLOAD, route => route.fulfill({ status: 500, json: {} }))
  await input(page).setInputFiles(await png('weld.png', 60, 40))
  const asked = question(page, 'weld.png')
  await asked.getByRole('textbox').fill('A weld')
  await asked.getByRole('button', { name: 'Insert image' }).click()
  await page.getByText('Failed to upload image. Please try again.').waitFor()
  expect(await asked.getByRole('textbox').inputValue()).toBe('A weld')
  await page.unroute(UPLOAD)
  await asked.getByRole('button', { name: 'Insert image' }).click()
  await editor(page).getByRole('img', { name: 'A weld' }).waitFor()
  expect(await page.getByText('Failed to upload image. Please try again.').count()).toBe(0)
})
