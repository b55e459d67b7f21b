import { expect, test } from 'vitest'
import { focused, held, openDate } from './pickers'

test('R44 Q16 a day is typed, and put right when the visitor goes on', async () => {
  const { page, field } = await openDate()
  await field.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('1/12/1987')
  await expect.poll(() => field.inputValue()).toBe('1/12/1987')
  await expect.poll(() => held(page, 'birth')).toBe('1987-12-01')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('01-12-1987')
})

test('what is no date stays, with what is wrong', async () => {
  const { page, field } = await openDate()
  await field.fill('31-02-1991')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByText('There is no such date.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('31-02-1991')
  await expect.poll(() => held(page, 'birth')).toBe('31-02-1991')
  await expect.poll(() => field.getAttribute('aria-describedby')).toBe('dob-error')
})

test('R44 a day is picked, and the focus comes back', async () => {
  const { page, button } = await openDate()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Thursday, March 14, 1991')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect.poll(() => focused(page)).toBe('Monday, February 18, 1991')
  await page.keyboard.press('Enter')
  await expect.poll(() => held(page, 'birth')).toBe('1991-02-18')
  await expect.poll(() => focused(page)).toBe('Choose a date, Date of birth, 18-02-1991')
})

test('month and year are chosen, on the way of the tab key, which leads round', async () => {
  const { page, field, calendar } = await openDate()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await calendar.waitFor()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Next month')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Year')
  await page.keyboard.type('1987')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.getByText('May 1987').waitFor({ state: 'attached' })
  for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Thursday, May 14, 1987')
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Previous month')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused(page)).toBe('Thursday, May 14, 1987')
  const help = calendar.and(page.locator('[aria-describedby]'))
  expect(await help.evaluate(element => element.ariaDescribedByElements![0]!.textContent)).toBe(
    'Arrow keys choose a day, Page Up and Page Down a month.',
  )
})

test('Escape closes the calendar, then the dialog', async () => {
  const { page, field, calendar, dialog } = await openDate()
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await calendar.waitFor()
  await page.keyboard.press('Escape')
  await calendar.waitFor({ state: 'hidden' })
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('what is no date is not told while a day is looked for in other months, nor as one is taken', async () => {
  const { page, field, calendar } = await openDate()
  await field.fill('32-13-1991')
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    const { shadowRoot } = globalThis.document.querySelector('ndt-pickers')!
    const told: string[] = []
    Object.assign(globalThis, { told })
    new MutationObserver(() => {
      const error = shadowRoot!.querySelector('.field__error')
      if (error) told.push(error.textContent)
    }).observe(shadowRoot!, { subtree: true, childList: true })
  })
  const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)
  await page.keyboard.press('Enter')
  await calendar.waitFor()
  for (const key of ['PageUp', 'PageUp', 'End', 'ArrowRight']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
  expect(await told()).toEqual([])
  await page.keyboard.press('Enter')
  await expect.poll(() => held(page, 'birth')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await told()).toEqual([])

  // outside of it, it is
  await field.fill('32-13-1991')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await calendar.waitFor()
  await page.keyboard.press('PageUp')
  await page.getByRole('heading', { name: 'Personal Information' }).click()
  await expect.poll(told).toContain('There is no such date.')
})
