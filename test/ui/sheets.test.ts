import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(`src/${path}.css`, 'utf8')

test('the chevron of a field of one is no target of its own: a press on it is one on the field', () => {
  const [, rule] = /\.combobox\.input > \.i \{([^}]*)\}/.exec(read('ui/combobox/combobox'))!
  expect(rule).toContain('pointer-events: none')
})

test.each([
  ['ui/button/button', '.btn:is(:disabled', 'color: GrayText'],
  ['table/pager', '.pager__page[aria-disabled', 'color: GrayText'],
  ['ui/select/select', '[aria-disabled', 'color: GrayText'],
  ['ui/skeleton/skeleton', '.sk ', 'border: 1px solid'],
  ['ui/slider/slider', '.slider::-webkit-slider-runnable-track', 'background: ButtonText'],
  ['ui/slider/slider', '.slider::-moz-range-track', 'background: ButtonText'],
])('where colours are forced, %s shows what is off, and what is on its way', (path, what, look) => {
  const [, forced] = read(path).split('@media (forced-colors: active)')
  const [, rule] = forced!.split(what)
  expect(rule!.split('}')[0]).toContain(look)
})

test('what a browser switches off looks as what the library does', () => {
  expect(read('ui/button/button')).toContain(
    ".btn:is(:disabled, [aria-disabled='true'], :has(:disabled)):not(.is-saving) {",
  )
  expect(read('ui/slider/slider')).toContain('.slider:disabled {')
})

test('the page behind a dialog is dimmed where its tokens do not reach', () => {
  expect(read('ui/dialog/dialog')).toMatch(/background: var\(--ndt-scrim, rgb\(/)
})

test('what all pages have under the rest is in an order that a theme can change', () => {
  expect(read('form/form-page')).toContain('z-index: var(--ndt-z-sticky)')
})

test('a list is one to WebKit, which takes none without a marker for a list', () => {
  expect(read('styles/base')).toContain("list-style: '';")
})
