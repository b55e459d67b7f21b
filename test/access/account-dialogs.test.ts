import { describe, expect, test } from 'vitest'
import {
  ENTRIES,
  OVER_PAGE,
  dialogOf,
  focusPlace,
  isBackAtMenu,
  isOnTop,
  openFromMenu,
  toastOf,
} from '../pages/account'
import { focused, openDashboard } from '../pages/dashboard'
import { allow, axe, shot } from '../pages/support'

const FIRST = {
  Preferences: 'Close',
  'Change Password': 'Current password (Mandatory)',
  'Sign out': 'Cancel',
}
const slug = (entry: string) => entry.toLowerCase().replace(' ', '-')

describe.each([1280, 375])('at %i px', width => {
  test.each(ENTRIES)(
    'R36 the dialog of %s opens by mouse and by keyboard; the focus moves in, stays, and returns',
    async entry => {
      const page = await openDashboard({ width })
      for (const by of ['mouse', 'keyboard'] as const) {
        const dialog = await openFromMenu(page, entry, by)
        await expect.poll(() => focused(page)).toBe(FIRST[entry])
        for (let tabs = 0; tabs < 14; tabs++) {
          await page.keyboard.press(tabs < 7 ? 'Tab' : 'Shift+Tab')
          expect(await focusPlace(page)).not.toBe('outside')
        }
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await expect.poll(() => isBackAtMenu(page)).toBe(true)
      }
    },
  )

  test.each(ENTRIES)('R36 the dialog of %s has no fault that axe finds', async entry => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await openDashboard({ width, theme, reducedMotion: true })
      const dialog = await openFromMenu(page, entry)
      if (entry === 'Preferences') await dialog.getByRole('button', { name: 'Jobs' }).waitFor()
      expect(await axe(page, OVER_PAGE)).toEqual([])
      const box = (await dialog.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(16)
      expect(box.x + box.width).toBeLessThanOrEqual(width - 16)
      await shot(page, `account/${slug(entry)}-${width}-${theme}`)
    }
  })

  test('R36 a dialog that waits for its form keeps the focus as the form comes', async () => {
    const page = await openDashboard({ width })
    let answer = () => {}
    const held = new Promise<void>(resume => (answer = resume))
    await page.route('**/user/get-preferences', route => held.then(() => route.continue()))
    const dialog = await openFromMenu(page, 'Preferences', 'keyboard')
    const tag = page.locator('ndt-preferences').last()
    // between any two tasks a key may come
    const isAlwaysShown = tag.evaluate(async ({ shadowRoot }) => {
      const { port1, port2 } = new MessageChannel()
      for (;;) {
        const isNext = new Promise(resume => (port1.onmessage = resume))
        port2.postMessage('next')
        await isNext
        if (!shadowRoot!.querySelector('dialog:modal')) return false
        if (shadowRoot!.querySelector('form')) return true
      }
    })
    answer()
    expect(await isAlwaysShown).toBe(true)
    await expect.poll(() => focused(page)).toBe('Close')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isBackAtMenu(page)).toBe(true)
  })

  test('the page stands still behind a dialog, and goes on after it', async () => {
    const page = await openDashboard({ width })
    const wheel = async () => {
      await page.mouse.move(width / 2, 20)
      await page.mouse.wheel(0, 300)
      // the next two frames would have moved it
      return page.evaluate(async () => {
        const frame = () => new Promise(resume => requestAnimationFrame(resume))
        for (let frames = 0; frames < 5; frames++) await frame()
        return [scrollY, globalThis.document.body.clientWidth]
      })
    }
    const before = await page.evaluate(() => globalThis.document.body.clientWidth)
    const dialog = await openFromMenu(page, 'Sign out')
    expect(await wheel()).toEqual([0, before])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await wheel())[0]).toBeGreaterThan(0)
  })

  test('R118-R121 preferences are read, chosen, saved, and there when it opens again', async () => {
    const page = await openDashboard({ width })
    let dialog = await openFromMenu(page, 'Preferences')
    const pick = () => dialog.getByRole('button', { name: 'Articles', exact: true })
    const wasChosen = (await pick().getAttribute('aria-pressed')) === 'true'
    await pick().focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const toast = toastOf(page, 'Your Preferences Saved')
    await toast.waitFor()
    expect(await dialog.isVisible()).toBe(true)
    expect(await isOnTop(toast)).toBe(true)
    await shot(page, `account/preferences-saved-${width}`)
    await dialog.waitFor({ state: 'hidden' })
    expect(await toast.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await toast.waitFor({ state: 'hidden' })
    dialog = await openFromMenu(page, 'Preferences')
    await expect.poll(() => pick().getAttribute('aria-pressed')).toBe(String(!wasChosen))
  })

  test('R36 discarded changes give the focus back to the menu', async () => {
    const page = await openDashboard({ width })
    const dialog = await openFromMenu(page, 'Change Password', 'keyboard')
    await page.keyboard.type('a')
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isBackAtMenu(page)).toBe(true)
  })

  test('R12 the toast above an open dialog is reached by keyboard, and by mouse', async () => {
    const page = await openDashboard({ width })
    allow(page, /500/, /<ndt-sign-out> save:/)
    await page.route('**/api/v1/logout', route => route.fulfill({ status: 500, json: {} }))
    const dialog = await openFromMenu(page, 'Sign out', 'keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const toast = toastOf(page, 'Logout failed!')
    await toast.waitFor()
    expect(await isOnTop(toast)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Close')
    // behind the last button of the dialog, it does not hold the focus
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).not.toBe('Close')
    await page.keyboard.press('Shift+Tab')
    await dialog.getByRole('button', { name: 'Sign out' }).focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(page)).toBe('Close')
    await page.keyboard.press('Enter')
    await toast.waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await toastOf(page, 'Logout failed!').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await dialogOf(page, 'Sign out').isVisible()).toBe(true)
  })
})
