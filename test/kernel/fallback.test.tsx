import { describe, expect, test, vi } from 'vitest'
import { query, useQuery } from '../../src/index'
import { hasFallback, readFirstData } from '../../src/fallback'
import {
  define,
  firstData,
  isFallbackShown,
  listen,
  listenForErrors,
  make,
  place,
  shown,
} from '../support/widget'

/** A widget that reads a name, from the page's first data or from a server that the test plays. */
function defineReader() {
  const asked: { answer(name: string): void; fail(error: Error): void }[] = []
  const $name = query<string>(() => new Promise((answer, fail) => asked.push({ answer, fail })))
  const tag = define({
    component: () => <p>{useQuery($name).data}</p>,
    takeData(data) {
      if (typeof data !== 'string') throw new Error('A name is a text.')
      $name.seed(data)
    },
  })
  return { tag, asked }
}

function link() {
  return Object.assign(document.createElement('a'), { href: '/jobs', textContent: 'All jobs' })
}

describe('what counts as fallback', () => {
  const element = (html: string) =>
    Object.assign(document.createElement('div'), { innerHTML: html })

  test.each(['<a href="/">x</a>', 'text', '<!-- c --> <p></p>', '<b></b><i slot="trigger"></i>'])(
    '%s does',
    html => expect(hasFallback(element(html))).toBe(true),
  )

  test.each([
    '',
    ' \n ',
    '<!-- note -->',
    '<script type="application/json">{}</script>',
    '<template><p></p></template>',
    '<button slot="trigger">Open</button>',
  ])('%j does not', html => expect(hasFallback(element(html))).toBe(false))
})

test('a byte order mark before the first data, as of an included file, is none of them', () => {
  const script = make('script', { type: 'application/json' }, '\n\uFEFF{"a":1}\n')
  expect(readFirstData(make('div', {}, script))).toEqual({ a: 1 })
})

test('only a JSON script that is a child of the tag is first data', () => {
  const element = make('div', {}, firstData('{"a":1}'))
  expect(readFirstData(element)).toEqual({ a: 1 })
  expect(readFirstData(make('section', {}, element))).toBeUndefined()
  expect(readFirstData(make('div', {}, document.createElement('script')))).toBeUndefined()
})

test('a tag without fallback shows its component at once', () => {
  const { tag } = defineReader()
  const element = place(tag)
  expect(shown(element)).toBe('')
  expect(isFallbackShown(element)).toBe(false)
})

test('the page’s fallback stays in view until the first data, and ndt-ready fires then, once', async () => {
  const ready = listen('ndt-ready')
  const { tag, asked } = defineReader()
  const element = place(tag, {}, link())
  expect(shown(element)).toBeUndefined()
  expect(isFallbackShown(element)).toBe(true)

  await expect.poll(() => asked.length).toBe(1)
  expect(ready).toEqual([])
  asked[0]!.answer('Ada')
  await expect.poll(() => shown(element)).toBe('Ada')
  expect(isFallbackShown(element)).toBe(false)
  expect(ready).toEqual([{ tag }])
})

test('a first read that fails shows the widget, which has words for it, and fires no ndt-ready', async () => {
  const ready = listen('ndt-ready')
  const { errors } = listenForErrors()
  const { tag, asked } = defineReader()
  const element = place(tag, {}, link())
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.fail(new Error('No answer.'))
  await expect.poll(() => shown(element)).toBe('')
  expect(errors).toEqual([expect.objectContaining({ tag, phase: 'data', message: 'No answer.' })])
  expect(ready).toEqual([])
})

test('first data of the page is shown without a request', async () => {
  const ready = listen('ndt-ready')
  const { tag, asked } = defineReader()
  const element = place(tag, {}, firstData('"Ada"'), link())
  await expect.poll(() => shown(element)).toBe('Ada')
  expect(ready).toEqual([{ tag }])
  expect(asked).toEqual([])
})

test.each([
  ['no JSON', '"Ada', /^First data: SyntaxError: .*JSON/],
  ['of another shape', '{"name":"Ada"}', /^First data: Error: A name is a text\.$/],
])('first data that is %s is reported, and a request takes its place', async (_, json, message) => {
  const { errors } = listenForErrors()
  const { tag, asked } = defineReader()
  const element = place(tag, {}, firstData(json))
  await expect.poll(() => asked.length).toBe(1)
  asked[0]!.answer('Ada')
  await expect.poll(() => shown(element)).toBe('Ada')
  expect(errors).toEqual([expect.objectContaining({ tag, phase: 'data' })])
  expect(errors[0]!.message).toMatch(message)
})

test('first data is taken once: it is old when the element comes back', async () => {
  const takeData = vi.fn()
  const element = place(define({ component: () => null, takeData }), {}, firstData('"Ada"'))
  element.remove()
  await expect.poll(() => element.shadowRoot!.childNodes.length).toBe(0)
  document.body.append(element)
  const host = expect.objectContaining({ element }) as unknown
  expect(takeData).toHaveBeenCalledExactlyOnceWith('Ada', {}, host)
})
