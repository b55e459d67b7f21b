import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { ADD_PRODUCT, saveButton } from '../pages/company-forms'
import { enter, focused } from '../pages/dashboard'
import { allow } from '../pages/support'
import { gate } from '../support/time'

test.each(['before', 'after'])(
  'Tab leads from what is wrong to the first field of it, with a toast that came %s it',
  async when => {
    const page = await enter({ account: 'company' })
    allow(page, /422/, /> save:/)
    const toaster = gate()
    await page.route('**/toast-toaster.js', async route => {
      await toaster.late
      await route.continue()
    })
    await showCompany(page, ADD_PRODUCT, 'ndt-product-form')
    if (when === 'before') toaster.arrive()
    await saveButton(page).click()
    const summary = page.locator('.summary')
    await expect.poll(() => summary.evaluate(box => box.matches(':focus'))).toBe(true)
    toaster.arrive()
    const toast = page.locator('.notyf__toast')
    await toast.waitFor()
    // its time waits for the pointer
    await toast.dispatchEvent('pointerenter')
    const links = await summary.getByRole('link').allTextContents()
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe(link)
    }
    await page.keyboard.press('Tab')
    expect(await summary.evaluate(box => box.matches(':focus-within'))).toBe(false)
    expect(await toast.evaluate(card => card.matches(':focus-within'))).toBe(false)
    await summary.getByRole('link').first().press('Enter')
    expect(await focused(page)).toContain(links[0])
  },
)
