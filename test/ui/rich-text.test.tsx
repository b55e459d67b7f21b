import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { RichText, type RichTextProps } from '../../src/ui/rich-text'
import { press, show } from './show'
import { settle } from './time'

const stored = '<p>Meridian qualifies to <b>ISO 15614</b>.</p><ul><li>Girth welds</li></ul>'

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
  const press = (name: string) => shown.find<HTMLButtonElement>(`[aria-label="${name}"]`).click()
  const last = () => onChange.mock.lastCall?.[0]
  return { ...shown, onChange, upload, press, last, text: shown.find('.ql-editor') }
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
  const html = text.getHTML?.() ?? text.innerHTML
  expect(html).not.toMatch(/script|onclick|onerror/)
})
