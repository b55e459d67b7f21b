import { FetchError } from 'ofetch'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { fire } from '../../src/events'
import { createHost } from '../../src/host'
import { ApiError, useHost, type Host } from '../../src/index'
import { sheetOf } from '../../src/styles/sheets'
import { define, listen, listenForErrors, make, place } from '../support/widget'

/** The host of a widget on the page, as its component sees it. */
function placeHost() {
  let host!: Host
  const tag = define({ component: () => ((host = useHost()), null) })
  const element = place(tag)
  return { host, tag, element }
}

test('a component knows its element and its shadow root', () => {
  const { host, element } = placeHost()
  expect(host.element).toBe(element)
  expect(host.root).toBe(element.shadowRoot)
  expect(host.internals).toBeUndefined()
})

test('events bubble, cross shadow roots and carry their detail', () => {
  const outer = place('div').attachShadow({ mode: 'open' })
  const inner = make(define({ component: () => null }))
  outer.append(inner)
  const seen: Event[] = []
  document.addEventListener('ndt-open', event => seen.push(event), { once: true })
  fire(inner, 'ndt-open', { tag: 'ndt-x' })
  expect(seen).toEqual([
    expect.objectContaining({ bubbles: true, composed: true, cancelable: false }),
  ])
  expect((seen[0] as CustomEvent).detail).toEqual({ tag: 'ndt-x' })
})

test('ndt-navigate can be cancelled by a page with a router of its own; no other event can', () => {
  const { host, element } = placeHost()
  const cancel = (event: Event) => event.preventDefault()
  element.addEventListener('ndt-navigate', cancel)
  element.addEventListener('ndt-close', cancel)
  expect(host.emit('ndt-navigate', { url: '/', replace: false })).toBe(false)
  expect(host.emit('ndt-close', { tag: 'ndt-x' })).toBe(true)
})

test('a failed call is logged with its tag and fired whole', () => {
  const { errors, log } = listenForErrors()
  const { host, tag } = placeHost()
  const cause = new ApiError('refused', 422, 'Not valid.', { email: 'Is taken.' })
  host.report(cause, 'save')
  expect(log).toHaveBeenCalledExactlyOnceWith(`[ndt] <${tag}> save:`, cause)
  expect(errors).toEqual([
    {
      tag,
      version: '0.0.0-test',
      phase: 'save',
      status: 422,
      message: 'Not valid.',
      fields: { email: 'Is taken.' },
      retryable: false,
      cause,
    },
  ])
})

test.each([
  [new TypeError('x is undefined'), 'x is undefined'],
  ['thrown text', 'thrown text'],
  [undefined, 'undefined'],
])('anything else that was thrown is reported as well: %s', (thrown, message) => {
  const { errors } = listenForErrors()
  placeHost().host.report(thrown, 'render')
  expect(errors).toEqual([
    expect.objectContaining({ message, status: 0, fields: {}, retryable: false, cause: thrown }),
  ])
})

test.each([
  ['that has no answer', '', '[GET] "/api": <no response> Failed to fetch'],
  ['that is refused', 'nf', '[GET] "/api": 404 Not Found'],
])('ndt-error names a call %s, and why', (_, said, fetched) => {
  const { errors } = listenForErrors()
  const cause = new FetchError(fetched)
  placeHost().host.report(new ApiError('refused', 404, said, {}, { cause }), 'data')
  const message = [`FetchError: ${fetched}`, said].filter(Boolean).join(': ')
  expect(errors).toMatchObject([{ message }])
})

test('a part’s sheet is adopted once, between the base and the widget’s own', () => {
  const root = place('div').attachShadow({ mode: 'open' })
  const [base, own, part, other] = ['base', 'own', 'part', 'other'].map(name => `.${name} {}`)
  root.adoptedStyleSheets = [sheetOf(base!), sheetOf(own!)]
  const host = createHost('ndt-x', root.host as HTMLElement, root, undefined)
  for (const css of [part!, other!, part!]) host.adopt(css)
  expect(root.adoptedStyleSheets).toEqual([base!, part!, other!, own!].map(sheetOf))
})

test('a part’s sheet follows the base where the widget has none of its own', () => {
  const root = place('div').attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf('.base {}')]
  createHost('ndt-x', root.host as HTMLElement, root, undefined).adopt('.part {}')
  expect(root.adoptedStyleSheets).toEqual([sheetOf('.base {}'), sheetOf('.part {}')])
})

test('a host is to be had inside a widget only', () => {
  const Lost = () => <p>{useHost().element.id}</p>
  const root = createRoot(place('div'))
  expect(() => root.render(<Lost />)).toThrow('useHost works only inside a widget')
})

test('R52 R58 what was saved is told with its tag, its section and the message', () => {
  const saved = listen('ndt-saved')
  const { host, tag } = placeHost()
  host.saved('personal_info', 'Saved.')
  expect(saved).toEqual([{ tag, section: 'personal_info', message: 'Saved.' }])
})
