import { useState } from 'react'
import { vi } from 'vitest'
import { DateField } from '../../src/ui/date-picker'
import { press, show } from './show'
import { settle } from '../support/time'

interface Props {
  start?: string
  min?: string
  max?: string
  locale?: string
  long?: boolean
}

/** A field for the date of birth, and what to do with it. */
export async function showDate({ start = '1991-03-14', ...rest }: Props = {}) {
  const spy = vi.fn<(value: string) => void>()
  function Birth() {
    const [value, setValue] = useState(start)
    const change = (value: string) => {
      spy(value)
      setValue(value)
    }
    return <DateField name="dob" label="Date of birth" {...rest} value={value} onChange={change} />
  }
  const shown = show(<Birth />)
  await settle()
  const input = () => shown.find<HTMLInputElement>('input')
  const button = () => shown.find<HTMLButtonElement>('.date-picker__button')
  return {
    ...shown,
    spy,
    input,
    button,
    error: () => shown.find('.field__error')?.textContent,
    /** What is heard without the focus. */
    alert: () => shown.find('[role=alert]')?.textContent,
    calendar: () => shown.find('[role=dialog]'),
    month: () => shown.root.getElementById('dob-month')?.textContent,
    day: (name: string) => shown.find(`[aria-label="${name}"]`),
    focused: () => shown.root.activeElement?.getAttribute('aria-label'),
    async type(text: string) {
      input().focus()
      input().value = text
      input().dispatchEvent(new InputEvent('input', { bubbles: true }))
      await settle()
    },
    async key(key: string, keys?: KeyboardEventInit) {
      const event = press(shown.root, key, keys)
      await settle()
      return event
    },
    async open() {
      button().focus()
      button().click()
      await settle()
    },
    async leave() {
      ;(shown.root.activeElement as HTMLElement).blur()
      await settle()
    },
    async choose(label: string, value: string) {
      const select = shown.find<HTMLSelectElement>(`select[aria-label=${label}]`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
  }
}
