import { fill } from '../../texts'
import type { Choice } from './types'
import { comboboxTexts } from './texts'
import type { ChipKeys } from './lazy/chip-keys'
import { Icon } from '../icons'
import { cross } from '../icons'

interface ComboboxChipsProps {
  label: string
  value: readonly Choice[]
  disabled?: boolean
  /** How they are walked through; until it has loaded, each is a stop of the tab key. */
  keys?: ChipKeys
  onRemove: (choice: Choice) => void
}

/** What is chosen. */
export function ComboboxChips({ label, value, disabled, keys, onRemove }: ComboboxChipsProps) {
  const t = comboboxTexts()
  if (!value.length) return null
  return (
    <ul className="combobox__chips" aria-label={fill(t.chosen, { label })}>
      {value.map(choice => (
        <li key={choice.id} className="combobox__chip">
          <bdi>{choice.name}</bdi>
          {!disabled && (
            <button
              type="button"
              tabIndex={keys && -1}
              className="combobox__remove"
              aria-label={fill(t.remove, { name: choice.name })}
              onMouseDown={event => event.preventDefault()}
              onClick={event => {
                const leave = keys?.leave ?? toField
                leave(event.currentTarget)
                onRemove(choice)
              }}
              onKeyDown={event => keys?.onKeyDown(event)}
            >
              <Icon path={cross} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What goes with the focus, before there are keys, leaves it to the field. */
function toField(button: HTMLElement) {
  const { activeElement } = button.getRootNode() as ShadowRoot
  if (activeElement === button) button.closest('.combobox')!.querySelector('input')!.focus()
}
