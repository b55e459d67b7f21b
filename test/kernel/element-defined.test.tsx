import { expect, onTestFinished, test, vi } from 'vitest'
import { defineWidget } from '../../src/index'
import { define, freshTag, make, place, quiet, shown } from '../support/widget'

test('a tag defined twice by the same version stays the first, without a word', () => {
  const warn = quiet('warn')
  const tag = define({ component: () => <p>first</p> })
  defineWidget(tag, { component: () => <p>second</p> })
  expect(shown(place(tag))).toBe('first')
  expect(warn).not.toHaveBeenCalled()
})

test('a tag that another version defined stays its own, with a warning', () => {
  const warn = quiet('warn')
  const tag = freshTag()
  const theirs = class extends HTMLElement {
    static version = '0.0.1'
  }
  customElements.define(tag, theirs)
  defineWidget(tag, { component: () => <p>ours</p> })
  expect(customElements.get(tag)).toBe(theirs)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(`<${tag}> 0.0.1 .* 0.0.0-test`),
  )
})

test('a new element tells the loader to watch its shadow root', () => {
  const watch = vi.fn()
  const name = Symbol.for('ndt-widgets')
  Object.defineProperty(globalThis, name, { value: { version: '', watch }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, name))
  const element = make(define({ component: () => null }))
  expect(watch).toHaveBeenCalledExactlyOnceWith(element.shadowRoot)
})
