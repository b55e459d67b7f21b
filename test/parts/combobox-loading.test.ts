import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allow } from '../pages/support'
import { held, openPage } from './pickers'

/** Keeps the file of the list back; call the result to let it go. */
async function holdList(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>(resume => (letGo = resume))
  await page.route(/combobox-control/, async route => {
    await gone
    await route.continue()
  })
  return letGo
}

describe('loading', () => {
  test('the list comes with the first dialog that has one, and moves nothing', async () => {
    const { page, edit, go, asked } = await openPage({ reducedMotion: true })
    await go()
    await page.getByRole('button', { name: 'Edit' }).waitFor()
    const load = () => asked.filter(path => path.includes('combobox-control'))
    expect(load()).toEqual([])
    const letGo = await holdList(page)
    await edit()
    const field = page.locator('.combobox').first()
    const before = await field.boundingBox()
    letGo()
    await page.locator('.combobox [aria-controls]').first().waitFor()
    expect(await field.boundingBox()).toEqual(before)
    expect(load()).toHaveLength(1)
  })

  test('letters that are typed in the meantime stay', async () => {
    const { page, edit, go } = await openPage()
    await page.route(/combobox-control/, async route => {
      await new Promise(resume => setTimeout(resume, 400))
      await route.continue()
    })
    await go()
    await edit()
    await page.getByRole('combobox', { name: 'Languages' }).click()
    await page.keyboard.type('Norwegian nynorsk', { delay: 40 })
    await page.getByRole('option', { name: 'Add "Norwegian nynorsk"' }).click()
    await expect.poll(() => held(page, 'languages')).toBe('0,1,Norwegian nynorsk')
  })

  test('an arrow key that comes before the list opens it', async () => {
    const { page, edit, go } = await openPage()
    const letGo = await holdList(page)
    await go()
    await edit()
    const languages = page.getByRole('combobox', { name: 'Languages' })
    await languages.press('ArrowDown')
    letGo()
    await page.getByRole('listbox', { name: 'Languages' }).getByRole('option').first().waitFor()
    expect(await languages.evaluate(input => input.matches(':focus'))).toBe(true)
  })

  test('without its list the field still takes what is typed in full', async () => {
    const { page, edit, go, fail } = await openPage()
    fail(/combobox-control/, 'abort')
    allow(page, /ERR_EMPTY_RESPONSE/, /combobox-control/)
    await go()
    await edit()
    await page.getByRole('combobox', { name: 'Languages' }).click()
    await page.keyboard.type('dutch')
    await page.keyboard.press('Enter')
    await expect.poll(() => held(page, 'languages')).toBe('0,1,6')
  })
})
