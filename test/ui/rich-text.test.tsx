import Quill from 'quill/core.js'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RichText, type RichTextProps } from '../../src/ui/rich-text'
import { listenForErrors } from '../support/widget'
import { press, show } from './show'
import { settle } from './time'

const stored = '<p>Meridian qualifies to <b>ISO 15614</b>.</p><ul><li>Girth welds</li></ul>'

const png = (name: string, size = 4) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: size })

async function showEditor(given: Partial<RichTextProps> = {}) {
  const onChange = vi.fn<(html: string) => void>()
  const upload = vi.fn(() => Promise.resolve('/files/weld.png'))
  function Shown() {
    const [value, setValue] = useState(given.value ?? stored)
    const change = (html: string) => {
      onChange(html)
      setValue(html)
    }
    return (
      <RichText
        name="text"
        label="About"
        upload={upload}
        {...given}
        value={value}
        onChange={change}
      />
    )
  }
  const shown = show(<Shown />)
  await vi.waitFor(async () => {
    await settle()
    expect(shown.find('.ql-editor')).toBeTruthy()
  }, 15_000)
  const quill = Quill.find(shown.find('.ql-container')) as Quill
  return {
    ...shown,
    onChange,
    upload,
    text: shown.find('.ql-editor'),
    select: (from: number, length: number) => quill.setSelection(from, length, 'user'),
    write: (text: string) => quill.setText(text, 'user'),
    press: (name: string) => shown.find(`[aria-label="${name}"]`).click(),
    last: () => onChange.mock.lastCall?.[0],
    error: () => shown.root.querySelector('.field__error')?.textContent,
    /** Chooses an image, as a visitor does in the browser's own window. */
    async choose(file: File) {
      const input = shown.find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: [file], configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
    /** Answers what the editor asks. */
    async answer(text: string, button: string) {
      const input = shown.find<HTMLInputElement>('.rich-text__panel input')
      input.value = text
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
      const buttons = shown.findAll<HTMLButtonElement>('.rich-text__panel button')
      buttons.find(({ textContent }) => textContent === button)!.click()
      await settle()
    },
  }
}

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

test('R173 an image is uploaded, and stands in the text with its words', async () => {
  const { upload, choose, answer, last } = await showEditor({ value: '<p>Girth</p>' })
  await choose(png('weld.png'))
  expect(upload).not.toHaveBeenCalled()
  await answer('A girth weld', 'Insert image')
  expect(upload).toHaveBeenCalledOnce()
  expect(last()).toMatch(/<img [^>]*src="\/files\/weld.png"/)
  expect(last()).toContain('alt="A girth weld"')
})

test('R171 an image of another type is refused', async () => {
  const { choose, error } = await showEditor()
  await choose(new File(['x'], 'weld.gif', { type: 'image/gif' }))
  expect(error()).toBe('Invalid file type. Only PNG, JPEG, and JPG are allowed.')
})

test('R172 Q66 an image of more than 5 MB is refused; exactly so much passes', async () => {
  const { choose, error } = await showEditor()
  await choose(png('weld.png', 5 * 1_048_576 + 1))
  expect(error()).toBe('Image size exceeds the maximum limit of 5 MB.')
  await choose(png('weld.png', 5 * 1_048_576))
  expect(error()).toBeUndefined()
})

test('R174 an upload that fails says so, and can be tried again', async () => {
  const { errors } = listenForErrors()
  const upload = vi.fn(() => Promise.reject(new Error('No network')))
  const { choose, answer, error, find } = await showEditor({ upload })
  await choose(png('weld.png'))
  await answer('A weld', 'Insert image')
  expect(error()).toBe('Failed to upload image. Please try again.')
  expect(errors).toHaveLength(1)
  expect(find<HTMLInputElement>('#text-alt').value).toBe('A weld')
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
