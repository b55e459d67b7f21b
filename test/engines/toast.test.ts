import { expect, test } from 'vitest'
import { click, evaluate, focused, gone, go, press, see, signIn, useWindow } from './window'

useWindow()

const MENU = 'Actions for Rope Access UT Technician'

test('R102 Undo is the next stop of Tab, Shift leads back from it, and behind Close the page goes on', async () => {
  await signIn('user')
  await go('/creator')
  await click('button', MENU)
  await see('[role=menuitem]', 'Remove')
  await press('End')
  await press('Enter')
  await see('button', 'Undo')
  const from = await focused()
  await press('Tab')
  await expect.poll(focused).toBe('Undo')
  await press('Shift+Tab')
  await expect.poll(focused).toBe(from)
  await press('Tab')
  await press('Tab')
  await expect.poll(focused).toBe('Close')
  await press('Tab')
  await expect.poll(focused).not.toBe('Close')
  expect([from, '']).not.toContain(await focused())
  expect(await evaluate(() => inPage.focused().localName, 0)).not.toBe('body')
  await gone('button', 'Undo')
})
