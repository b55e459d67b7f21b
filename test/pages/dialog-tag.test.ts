import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, openDashboard } from './dashboard'
import { allow } from './support'

/** The dashboard with a link of its own that signs out, in the dialog's tag. */
async function openWithTrigger(): Promise<Page> {
  const page = await openDashboard()
  await page.evaluate(() => {
    const tag = globalThis.document.createElement('ndt-sign-out')
    const link = globalThis.document.createElement('a')
    Object.assign(link, { slot: 'trigger', href: '/ndt-jobs', textContent: 'Leave' })
    tag.append(link)
    globalThis.document.querySelector('main')!.prepend(tag)
  })
  await page.waitForFunction(() => globalThis.customElements.get('ndt-sign-out'))
  return page
}

test('R36 the page’s own link opens the dialog, and gets the focus back', async () => {
  const page = await openWithTrigger()
  const link = page.getByRole('link', { name: 'Leave' })
  await link.click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out' })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await link.evaluate(element => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.waitFor()
})

test('R36 a click with Control opens the link in a new tab instead', async () => {
  const page = await openWithTrigger()
  const link = page.getByRole('link', { name: 'Leave' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL('**/ndt-jobs')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('R36 a tag that moves while its dialog is open shows it as a modal one again', async () => {
  const page = await openWithTrigger()
  await page.getByRole('link', { name: 'Leave' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out' })
  await dialog.waitFor()
  await page
    .locator('main > ndt-sign-out')
    .evaluate(element => globalThis.document.querySelector('main')!.append(element))
  await expect.poll(() => dialog.evaluate(element => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('R36 a browser that closes a dialog by itself leaves the decision to the tag', async () => {
  const page = await openWithTrigger()
  await page.getByRole('link', { name: 'Leave' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out' })
  await dialog.waitFor()
  await dialog.evaluate(element => (element as HTMLDialogElement).close())
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Leave' }).click()
  await dialog.waitFor()
})

test('R36 a button that a click gave no focus, as in Safari, has it when its dialog closes', async () => {
  const page = await openDashboard()
  const name = 'Edit Personal Information'
  await page.evaluate(() => addEventListener('mousedown', event => event.preventDefault()))
  const dialog = page.getByRole('dialog')
  // the second time its code is there
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name }).click()
    await dialog.getByRole('button', { name: 'Save' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe(name)
    await page.getByRole('button', { name }).evaluate(button => (button as HTMLElement).blur())
  }
})

test('R36 what the page put into a tag keeps the focus of its own field', async () => {
  const page = await openDashboard()
  allow(page, /job-id/)
  await page.evaluate(() => {
    const { document } = globalThis
    const form = document.createElement('form')
    const [field, button] = [document.createElement('input'), document.createElement('button')]
    field.ariaLabel = 'Own note'
    Object.assign(button, { type: 'button', textContent: 'Bold' })
    button.addEventListener('mousedown', event => event.preventDefault())
    form.append(field, button)
    // without its job it leaves the form in view
    const tag = document.createElement('ndt-quick-apply')
    tag.append(form)
    document.querySelector('main')!.prepend(tag)
  })
  await page.waitForFunction(() => globalThis.customElements.get('ndt-quick-apply'))
  await page.getByLabel('Own note').click()
  await page.getByRole('button', { name: 'Bold' }).click()
  expect(await focused(page)).toBe('Own note')
})
