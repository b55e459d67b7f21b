import { useState } from 'react'
import { vi } from 'vitest'
import { ComboboxField } from '../../src/ui/combobox'
import type { Choice, ComboboxProps } from '../../src/ui/combobox/types'
import { press, show } from './show'
import { settle } from '../support/time'

/** Entries of these names, numbered. */
export const named = (...names: string[]): Choice[] => names.map((name, id) => ({ id, name }))
/** What there is to choose from. */
export const languages = named('English', 'Igbo', 'Norwegian', 'Portuguese', 'Español')

/** How the field is, besides its options. */
export type Props = Partial<ComboboxProps> & { start?: Choice[]; hint?: string }

/** A combobox of languages, two of them chosen, with the focus; and what to do with it. */
export async function showField({ start = languages.slice(0, 2), onChange, ...rest }: Props = {}) {
  const spy = vi.fn<(value: Choice[]) => void>()
  let offer: (options: Choice[]) => void
  function Languages() {
    const [value, setValue] = useState<readonly Choice[]>(start)
    const [late, setLate] = useState<Choice[]>()
    offer = setLate
    const change = (value: Choice[]) => {
      spy(value)
      setValue(value)
    }
    return (
      <ComboboxField
        name="languages"
        label="Languages"
        options={languages}
        {...rest}
        {...(late && { options: late })}
        value={value}
        onChange={change}
      />
    )
  }
  const shown = show(<Languages />)
  await settle()
  const input = () => shown.find<HTMLInputElement>('input')
  input().focus()
  return {
    ...shown,
    input,
    spy,
    ids: () => spy.mock.lastCall?.[0].map(({ id }) => id),
    chips: () => shown.findAll('.combobox__chip').map(chip => chip.textContent),
    rows: () => shown.findAll('[role=option]').map(row => row.textContent),
    active: () => shown.root.getElementById(input().getAttribute('aria-activedescendant')!),
    isOpen: () => input().getAttribute('aria-expanded') === 'true',
    note: () => shown.find('.combobox__note')?.textContent,
    said: () => shown.find('[role=status]').textContent,
    error: () => shown.find('.field__error')?.textContent,
    /** What is heard without the focus. */
    alert: () => shown.find('[role=alert]')?.textContent,
    async type(text: string) {
      for (const letter of text) {
        input().value += letter
        input().dispatchEvent(new InputEvent('input', { bubbles: true }))
        await settle()
      }
    },
    async key(key: string, keys?: KeyboardEventInit) {
      const event = press(shown.root, key, keys)
      await settle()
      return event
    },
    /** The options come. */
    async offer(options: Choice[]) {
      offer(options)
      await settle()
    },
    async paste(text: string) {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      input().dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } }))
      await settle()
      return event
    },
    async leave() {
      input().blur()
      await settle()
    },
  }
}
