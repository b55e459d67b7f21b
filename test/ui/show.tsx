import type { ReactNode } from 'react'
import { part } from '../../stories/support/part'
import './browser'
import { settle } from '../support/time'

/** Puts parts on the page, inside a tag; `change` shows others in their place. */
export function show(content: ReactNode) {
  const element = document.body.appendChild(part(content))
  const root = element.shadowRoot!
  return {
    root,
    find: <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!,
    findAll: <T extends HTMLElement>(selector: string) => [...root.querySelectorAll<T>(selector)],
    async change(next: ReactNode) {
      Object.assign(element, { content: next })
      await settle()
    },
  }
}

/** Presses a key where the focus is. */
export function press(root: ShadowRoot, key: string, keys?: KeyboardEventInit): KeyboardEvent {
  return pressIn(root.activeElement!, key, keys)
}

/** Presses a key in an element, whatever has the focus. */
export function pressIn(at: Element, key: string, keys: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...keys,
  })
  at.dispatchEvent(event)
  return event
}
