import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { look, png } from '../pages/fixtures/images'
import { crop, openCropper, save } from '../pages/fixtures/cropper'
import { axe, newPage, shot } from '../pages/support'

let photo: Buffer
beforeAll(async () => void (photo = await png()))

/** A page with the picture in its cropper. */
async function open(page?: Page): Promise<Page> {
  const opened = await openCropper(page)
  await crop(opened, photo)
  return opened
}

/** The corners of what would be saved now. */
async function corners(page: Page): Promise<unknown> {
  return (await look((await save(page)).content)).corners
}

const stage = (page: Page) => page.locator('.cropper__stage')
const slider = (page: Page) => page.getByRole('slider', { name: 'Zoom' })

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = (await stage(page).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags with the mouse, by so many pixels. */
async function drag(page: Page, right: number, down: number): Promise<void> {
  const { x, y } = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

test('R80 what is saved is a JPEG named profile.jpg, no larger than the picture', async () => {
  const page = await open()
  const { name, type, content } = await save(page)
  expect([name, type]).toEqual(['profile.jpg', 'image/jpeg'])
  expect(await look(content)).toEqual({
    format: 'jpeg',
    width: 400,
    height: 400,
    corners: 'RGBY',
  })
})

describe('by mouse', () => {
  test('R77 R166 the slider, the buttons and the wheel zoom, and dragging moves', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => slider(page).inputValue()).toBe('1.1')
    await stage(page).hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(() => slider(page).inputValue()).toBe('1.4')
    // a pinch on a touchpad
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -20)
    await page.keyboard.up('Control')
    await expect.poll(() => slider(page).inputValue()).toBe('1.6')
    await slider(page).fill('3')
    await drag(page, 400, 400)
    expect(await corners(page)).toBe('RRRR')
    await drag(page, -900, 0)
    expect(await corners(page)).toBe('GGGG')
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(() => slider(page).inputValue()).toBe('2.9')
  })

  test('R78 R166 rotates either way', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Rotate 90 degrees right' }).click()
    expect(await corners(page)).toBe('BRYG')
    await page.getByRole('button', { name: 'Rotate 90 degrees left' }).click()
    await page.getByRole('button', { name: 'Rotate 90 degrees left' }).click()
    expect(await corners(page)).toBe('GYRB')
  })
})

test('two fingers zoom and move', async () => {
  const page = await open()
  const { x, y } = await middle(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((right, id) => ({ x: x + right, y, id })),
    })
  await touch('touchStart', -40, 40)
  await touch('touchMove', -60, 60)
  await touch('touchMove', -80, 80)
  await expect.poll(() => slider(page).inputValue()).toBe('2')
  await touch('touchMove', 120, 280)
  await touch('touchEnd')
  expect(await corners(page)).toMatch(/^R.B/)
})

test('by keyboard alone: keys move and zoom, buttons rotate and save', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  const area = page.getByRole('group', { name: 'Crop area' })
  await expect.poll(() => area.evaluate(element => element.matches(':focus-visible'))).toBe(true)
  for (let step = 0; step < 20; step++) await page.keyboard.press('+')
  await expect.poll(() => slider(page).inputValue()).toBe('3')
  for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('-')
  for (let step = 0; step < 30; step++) await page.keyboard.press('Shift+ArrowUp')
  expect(await corners(page)).toBe('RRRR')
  await area.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => slider(page).inputValue()).toBe('2.8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Home')
  await expect.poll(() => slider(page).inputValue()).toBe('1')
  await page.keyboard.press('PageUp')
  await expect.poll(() => slider(page).inputValue()).not.toBe('1')
})

describe('it looks right', () => {
  test.each([
    { width: 1280, theme: 'light' },
    { width: 375, theme: 'dark' },
  ] as const)('and axe finds nothing at $width px, $theme', async visitor => {
    const page = await open(await newPage(visitor))
    await slider(page).fill('1.8')
    await shot(page, `cropper-${visitor.width}-${visitor.theme}`)
    expect(await axe(page)).toEqual([])
    const bounds = await page
      .locator('.dialog__body')
      .evaluate(body => [
        body.scrollWidth - body.clientWidth,
        body.querySelector('.cropper__stage')!.scrollWidth -
          body.querySelector('.cropper__stage')!.clientWidth,
      ])
    expect(bounds).toEqual([0, 0])
  })
})
