import Quill from 'quill/core.js'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { RichText, type RichTextProps } from '../../src/ui/rich-text/rich-text'
import { show } from './show'
import { settle } from '../support/time'

const stored = '<p>Meridian qualifies to <b>ISO 15614</b>.</p><ul><li>Girth welds</li></ul>'

/** An image as its chooser gives it; `size` in bytes. */
export const png = (name: string, size = 4) =>
  Object.defineProperty(new File(['x'], name, { type: 'image/png' }), 'size', { value: size })

/** An editor that is loaded, and what a visitor does with it. */
export async function showEditor(given: Partial<RichTextProps> = {}) {
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
    insert: (at: number, text: string) => quill.insertText(at, text, 'user'),
    write: (text: string) => quill.setText(text, 'user'),
    press: (name: string) => shown.find(`[title="${name}"]`).click(),
    /** The text as the field tells it when it is left. */
    last() {
      shown.find('.ql-editor').dispatchEvent(new Event('focusout', { bubbles: true }))
      return onChange.mock.lastCall?.[0]
    },
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
