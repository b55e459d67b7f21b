import { expect, test } from 'vitest'
import { nextStop } from '../../src/ui/toast/lazy/next-stop'

test('R102 of two toasts for one place Tab leads through both, and then goes on', () => {
  document.body.innerHTML =
    '<button id="from"></button><div><p><button id="undo"></button></p><p><button id="close"></button></p></div>'
  const [from, undo, close] = ['from', 'undo', 'close'].map(id => document.getElementById(id)!)
  for (const button of [undo, close]) nextStop(button!.parentElement!, from!)
  /** Presses Tab; true where the browser goes on by itself. */
  const tab = (at: HTMLElement) => {
    at.focus()
    return at.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true }),
    )
  }
  expect([tab(from!), document.activeElement]).toEqual([false, undo])
  expect([tab(undo!), document.activeElement]).toEqual([true, undo])
  // from the place itself, past the toasts
  expect([tab(close!), document.activeElement]).toEqual([true, from])
  expect(close!.closest('div')!.inert).toBe(true)
  document.body.innerHTML = ''
})

test('one that comes while another has the focus comes to the same place, or to none', () => {
  document.body.innerHTML =
    '<button id="from"></button><div><p><button id="undo"></button></p><p><button id="close"></button></p></div>'
  const [from, undo, close] = ['from', 'undo', 'close'].map(id => document.getElementById(id)!)
  const tab = (at: HTMLElement) => {
    at.focus()
    return at.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', code: 'Tab', bubbles: true, cancelable: true }),
    )
  }
  nextStop(close!.parentElement!, undo!)
  expect([tab(close!), document.activeElement]).toEqual([true, close])
  nextStop(undo!.parentElement!, from!)
  nextStop(close!.parentElement!, undo!)
  undo!.parentElement!.remove()
  expect([tab(from!), document.activeElement]).toEqual([false, close])
  expect([tab(close!), document.activeElement]).toEqual([true, from])
  document.body.innerHTML = ''
})
