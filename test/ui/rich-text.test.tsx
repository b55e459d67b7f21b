import { expect, test } from 'vitest'
import { showEditor } from './rich-text-shown'
import { press } from './show'

test('is a text box with the field’s name, and leaves the tab key alone', async () => {
  const { text, root } = await showEditor({ mandatory: true, error: 'Too short.' })
  const given = (name: string) => text.getAttribute(name)
  expect([given('role'), given('aria-label'), given('aria-required')]).toEqual([
    'textbox',
    'About',
    'true',
  ])
  expect(root.getElementById(given('aria-describedby')!)?.textContent).toBe('Too short.')
  text.focus()
  expect(press(root, 'Tab').defaultPrevented).toBe(false)
})

test('the toolbar is one stop of the tab key, and arrows move along it', async () => {
  const { find, root } = await showEditor()
  find('[role=toolbar] select').focus()
  press(root, 'ArrowRight')
  expect(root.activeElement?.ariaLabel).toBe('Bold')
  press(root, 'End')
  expect(root.activeElement?.ariaLabel).toBe('Undo')
  press(root, 'ArrowRight')
  expect(root.activeElement?.ariaLabel).toBe('Text style')
})
