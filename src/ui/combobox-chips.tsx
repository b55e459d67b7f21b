import type { KeyboardEvent, MouseEvent } from 'react'
import { fill } from '../texts'
import type { Choice } from './combobox'
import { comboboxTexts } from './combobox-texts'
import { Icon } from './icons'
import { cross } from './more-icons'

interface ComboboxChipsProps {
  label: string
  value: readonly Choice[]
  disabled?: boolean
  onRemove: (choice: Choice) => void
}

/**
 * What is chosen. The arrow keys walk through it from the field, Delete and Backspace remove; the
 * tab key passes by, so that a form of many choices is not one of many stops.
 */
export function ComboboxChips({ label, value, disabled, onRemove }: ComboboxChipsProps) {
  const t = comboboxTexts()
  if (!value.length) return null

  function remove(event: MouseEvent | KeyboardEvent, choice: Choice) {
    const button = event.currentTarget as HTMLElement
    // moved while it can be: the button is about to go
    if ((button.getRootNode() as ShadowRoot).activeElement === button) neighbour(button).focus()
    onRemove(choice)
  }

  function onKeyDown(event: KeyboardEvent, choice: Choice) {
    const { key, currentTarget } = event
    const to = step(event)
    if (to) to.focus()
    else if (key === 'Delete' || key === 'Backspace') remove(event, choice)
    // goes on typing, the letter included
    else if (isLetter(event)) return inputOf(currentTarget).focus()
    else return
    event.preventDefault()
  }

  return (
    <ul className="combobox__chips" aria-label={fill(t.chosen, { label })}>
      {value.map(choice => (
        <li key={choice.id} className="combobox__chip">
          <bdi>{choice.name}</bdi>
          {!disabled && (
            <button
              type="button"
              tabIndex={-1}
              className="combobox__remove"
              aria-label={fill(t.remove, { name: choice.name })}
              onMouseDown={event => event.preventDefault()}
              onClick={event => remove(event, choice)}
              onKeyDown={event => onKeyDown(event, choice)}
            >
              <Icon path={cross} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Leads from the empty field, or from the beginning of its text, to the last of the chips. */
export function toChips({ key, repeat, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget
  const last = buttonsOf(currentTarget).at(-1)
  const isAtStart = selectionStart === 0 && selectionEnd === 0
  // a key that is held to empty the field must not go on with the chips
  const isBack = key === 'Backspace' && !value && !repeat
  if (!last || !(isBack || (isAtStart && key === back(currentTarget)))) return false
  last.focus()
  return true
}

function step({ key, currentTarget }: KeyboardEvent): HTMLElement | undefined {
  const buttons = buttonsOf(currentTarget)
  const at = buttons.indexOf(currentTarget as HTMLElement)
  if (key === back(currentTarget)) return buttons[at - 1] ?? buttons[at]
  const isForth = key === 'ArrowLeft' || key === 'ArrowRight'
  return isForth ? (buttons[at + 1] ?? inputOf(currentTarget)) : undefined
}

/** The chip that takes the place of one that goes. */
function neighbour(button: HTMLElement): HTMLElement {
  const buttons = buttonsOf(button)
  const at = buttons.indexOf(button)
  return buttons[at + 1] ?? buttons[at - 1] ?? inputOf(button)
}

function buttonsOf(element: Element): HTMLElement[] {
  return [...element.closest('.combobox')!.querySelectorAll<HTMLElement>('.combobox__remove')]
}

function inputOf(element: Element): HTMLInputElement {
  return element.closest('.combobox')!.querySelector('input')!
}

function back(element: Element): string {
  // the field's own direction is that of its text
  const { direction } = getComputedStyle(element.closest('.combobox')!)
  return direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
}
