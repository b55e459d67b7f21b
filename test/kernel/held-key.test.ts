import { expect, onTestFinished, test } from 'vitest'
import { heedHeldKey } from '../../src/changes/lazy/held-key'
import { make } from '../support/widget'
import { pressIn } from '../ui/show'

test('Enter that is held since a button went presses none that comes in its place; a key of its own does', () => {
  addEventListener('keydown', heedHeldKey)
  onTestFinished(() => removeEventListener('keydown', heedHeldKey))
  const tag = make('ndt-file')
  document.body.append(tag)
  onTestFinished(() => tag.remove())
  const [retry, cancel, text] = [make('button'), make('button'), make('textarea')]
  tag.attachShadow({ mode: 'open' }).append(retry, cancel, text)
  const isTaken = (at: Element, repeat: boolean) =>
    pressIn(at, 'Enter', { repeat }).defaultPrevented
  expect(isTaken(retry, false)).toBe(false)
  expect(isTaken(retry, true)).toBe(false)
  expect(isTaken(cancel, true)).toBe(true)
  // lines of a text, and what the page has
  const theirs = make('button')
  document.body.append(theirs)
  onTestFinished(() => theirs.remove())
  for (const other of [text, theirs]) expect(isTaken(other, true)).toBe(false)
  expect(isTaken(cancel, false)).toBe(false)
  expect(isTaken(cancel, true)).toBe(false)
})
