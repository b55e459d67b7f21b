import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allow } from '../pages/support'
import { openInspected } from './inspector-site'

/** A window at 200 %, and one whose visitor has texts of twice the size. */
const LARGE = [
  { width: 275, height: 190, text: '16px' },
  { width: 187, height: 333, text: '16px' },
  { width: 550, height: 380, text: '32px' },
  { width: 375, height: 667, text: '32px' },
]

const BODY = `<ndt-saved-panel><a href="/jobs">Your jobs</a></ndt-saved-panel>
<ndt-change-password><button slot="trigger">Password</button></ndt-change-password>`

test.each(LARGE)(
  'at 200 % a toast is read as a whole, and closed: $width × $height, $text',
  async ({ text, ...window }) => {
    const page = await openLarge(window, text)
    await page.getByRole('button', { name: 'Actions for' }).last().press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.locator('.notyf__toast').waitFor()
    const { lines, top, bottom } = await placeOf(page)
    // "Bookmark removed." breaks between its words at most
    expect(lines).toBeLessThanOrEqual(2)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(window.height)
    await page.locator('.notyf__toast').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('.notyf__toast').count()).toBe(0)
  },
)

test.each(LARGE)(
  'at 200 % a toast covers no button of the dialog: $width × $height, $text',
  async ({ text, ...window }) => {
    const page = await openLarge(window, text)
    allow(page, /500/, /> save:/)
    await page.getByRole('button', { name: 'Password', exact: true }).press('Enter')
    const [current, ...both] = await inputsOf(page)
    await current!.fill('Older-1')
    for (const input of both) await input.fill('Correct-horse-9')
    const save = page.getByRole('button', { name: 'Save' })
    await save.press('Enter')
    await page.locator('.notyf__toast').waitFor()
    const { top, bottom } = await placeOf(page)
    const button = (await save.boundingBox())!
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(button.y)
    expect(button.y + button.height).toBeLessThanOrEqual(window.height)
    await page.locator('.notyf__toast').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('.notyf__toast').count()).toBe(0)
  },
)

async function openLarge(window: { width: number; height: number }, size: string): Promise<Page> {
  const answer = ({ pathname }: URL) =>
    pathname.endsWith('/change-password') ? Response.json({}, { status: 500 }) : undefined
  const page = await openInspected({ page: { inspector: '', body: BODY }, answer }, window)
  await page.getByRole('button', { name: 'Actions for' }).first().waitFor()
  await page.evaluate(fontSize => {
    const { style } = document.documentElement
    style.fontSize = fontSize
    style.setProperty('--ndt-rem', '1rem')
  }, size)
  return page
}

async function inputsOf(page: Page): Promise<Locator[]> {
  const inputs = page.locator('ndt-change-password input')
  await inputs.first().waitFor()
  return inputs.all()
}

/** Where the last toast stands once it has come in, and on how many lines. */
const placeOf = (page: Page) =>
  page
    .locator('.notyf__toast')
    .last()
    .evaluate(async toast => {
      const coming = toast.getAnimations().map(({ finished }) => finished)
      await Promise.all(coming)
      const words = document.createRange()
      words.selectNodeContents(toast.querySelector('.notyf__message')!)
      const { top, bottom } = toast.getBoundingClientRect()
      const lines = new Set([...words.getClientRects()].map(({ y }) => Math.round(y))).size
      return { lines, top, bottom }
    })
