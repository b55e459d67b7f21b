import { expect, test } from 'vitest'
import { showEditor } from './rich-text-shown'
import { press } from './show'
import { settle } from './time'

test('Q67 shows what is stored, and says nothing until it is changed', async () => {
  const { text, onChange } = await showEditor()
  expect(text.textContent).toContain('Meridian qualifies to ISO 15614.')
  expect(text.querySelector('li')?.textContent).toBe('Girth welds')
  expect(onChange).not.toHaveBeenCalled()
})

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

test('shows nothing that could run', async () => {
  const value =
    '<p onclick="x()">Hi<script>x()</script><img src="x" onerror="x()"><a href="javascript:x()">y</a></p>'
  const { text } = await showEditor({ value })
  expect(text.innerHTML).not.toMatch(/script|onclick|onerror/)
})

test('what is formatted goes out as plain HTML, and spaces stay spaces', async () => {
  const { last, select, press } = await showEditor({ value: '<p>We scan</p><p>Girth welds</p>' })
  select(8, 5)
  press('Bold')
  expect(last()).toContain('<p><strong>Girth</strong> welds</p>')
  press('Align center')
  expect(last()).toContain('<p class="ql-align-center"><strong>Girth</strong> welds</p>')
  press('Bulleted list')
  expect(last()).toContain('<strong>Girth</strong> welds</li></ul>')
})

test('a text that is emptied goes out as nothing', async () => {
  const { last, write } = await showEditor({ value: '<p>Girth</p>' })
  write('')
  expect(last()).toBe('')
})

test('a link takes an address, and none that could run', async () => {
  const { last, select, press, answer, find } = await showEditor({ value: '<p>Girth</p>' })
  select(0, 5)
  press('Link')
  await settle()
  await answer('javascript:x()', 'Apply')
  expect(find('[role=alert]').textContent).toBe('Enter a web address.')
  await answer('iso.example', 'Apply')
  expect(last()).toContain('href="https://iso.example"')
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
