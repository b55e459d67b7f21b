import type { KeyboardEvent } from 'react'

/**
 * How the keyboard walks through the chips: the arrow keys lead there from the field, Delete and
 * Backspace remove; the tab key passes by, so that a form of many choices is not one of many stops.
 */
export interface ChipKeys {
  /** Of a chip's button. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** The button is about to go: the focus moves while it can. */
  leave: (button: HTMLElement) => void
  /** Whether a key of the field led to the chips. */
  toChips: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/** The keys of a combobox's chips. */
export const chipKeys: ChipKeys = { onKeyDown, leave, toChips }

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget } = event
  const to = step(event)
  if (to) to.focus()
  else if (key === 'Delete' || key === 'Backspace') currentTarget.click()
  // goes on typing, the letter included
  else if (isLetter(event)) return inputOf(currentTarget).focus()
  else return
  event.preventDefault()
}

function leave(button: HTMLElement) {
  const { activeElement } = button.getRootNode() as ShadowRoot
  if (activeElement === button) neighbour(button).focus()
}

/** Leads from the empty field, or from the beginning of its text, to the last of the chips. */
function toChips(event: KeyboardEvent<HTMLInputElement>): boolean {
  const { key, repeat, currentTarget } = event
  const { value, selectionStart, selectionEnd } = currentTarget
  const last = buttonsOf(currentTarget).at(-1)
  const isAtStart = selectionStart === 0 && selectionEnd === 0
  // a key that is held to empty the field must not go on with the chips
  const isBack = key === 'Backspace' && !value && !repeat
  const isArrow = isAtStart && key === back(currentTarget) && !isBrowsers(event)
  if (!last || !(isBack || isArrow)) return false
  last.focus()
  return true
}

function step(event: KeyboardEvent): HTMLElement | undefined {
  const { key, currentTarget } = event
  if (isBrowsers(event)) return undefined
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

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !isBrowsers(event)
}

/** Such as its way back. */
function isBrowsers({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}
