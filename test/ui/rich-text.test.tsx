import { expect, test } from 'vitest'
import { holdClock, settle } from '../support/time'
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
  expect(root.activeElement?.getAttribute('title')).toBe('Bold')
  press(root, 'End')
  expect(root.activeElement?.getAttribute('title')).toBe('Undo')
  press(root, 'ArrowRight')
  expect(root.activeElement?.ariaLabel).toBe('Text style')
})

test('an Enter that ends a composition does not answer what the editor asks', async () => {
  const editor = await showEditor()
  editor.press('Link')
  await settle()
  const enter = (keys: KeyboardEventInit) => {
    editor.find('.rich-text__panel input').focus()
    return press(editor.root, 'Enter', keys).defaultPrevented
  }
  expect(enter({ keyCode: 229 })).toBe(false)
  expect(enter({})).toBe(true)
})

test('a text is told when nobody types any more, and not with each key', async () => {
  const { write, onChange } = await showEditor()
  holdClock()
  write('Girth')
  await settle(200)
  write('Girth and butt welds')
  await settle(200)
  expect(onChange).not.toHaveBeenCalled()
  await settle(200)
  expect(onChange.mock.calls).toEqual([['Girth and butt welds']])
})

test.each([
  ['the caret leaves it', 'focusout'],
  ['its form is sent', 'submit'],
  ['its page goes away', 'pagehide'],
])('a text is told at once when %s', async (_, type) => {
  const { write, text, onChange } = await showEditor()
  holdClock()
  write('Girth')
  const target = type === 'pagehide' ? globalThis : text
  target.dispatchEvent(new Event(type, { bubbles: true }))
  expect(onChange.mock.calls).toEqual([['Girth']])
  await settle(400)
  expect(onChange).toHaveBeenCalledOnce()
})

test('the browser asks before a page goes away with words that are not told yet', async () => {
  const { write, onChange } = await showEditor()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  write('Girth')
  expect(leave()).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
})
