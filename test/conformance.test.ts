import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test, vi } from 'vitest'
import { layers } from '../build/css-text.mjs'
import { readDefinitions } from '../build/definitions.mjs'
import { place } from './support/widget'

const EVENTS = /^ndt-(ready|saved|error|navigate|open|close|change)$/
/** The groups of the tags in Storybook and in the docs. */
const GROUPS = ['Job seeker', 'Company', 'Guides']
const tags = readDefinitions()

/** Every call stays unanswered: a tag has to stand on a page whose server is slow. */
function silence() {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
}

test('every `part` of a view is told of, and every tag has one', () => {
  const sources = globSync('{src,widgets}/**/*.tsx').map(file => readFileSync(file, 'utf8'))
  const namesBy = (pattern: RegExp) =>
    sources.flatMap(source => [...source.matchAll(pattern)].map(([, name]) => name)).sort()
  // of elements: a component may have a `part` of its own kind
  const drawn = new Set(namesBy(/<[a-z]\w*\b[^<]*?\spart="([\w-]+)"/g))
  expect(drawn).toEqual(new Set(namesBy(/@csspart ([\w-]+)/g)))
  expect(tags.filter(({ parts }) => !parts.length).map(({ tag }) => tag)).toEqual([])
})

test('what loads late is told of as well: its parts, its keys and its calls', () => {
  const { parts, keys, calls } = tags.find(({ name }) => name === 'service-table')!
  expect(parts.map(({ name }) => name)).toContain('dialog')
  const places = new Set(keys.map(({ where }) => where))
  expect([...places]).toEqual(expect.arrayContaining(['Date picker', 'Dialog']))
  expect(calls).toContain('exportList')
})

test('every sheet of the library is in a layer, which says what it may override', () => {
  const sheets = globSync('{src,widgets}/**/*.css', { ignore: 'src/styles/**' })
  expect(sheets.filter(file => !layers.some(folder => file.startsWith(folder)))).toEqual([])
})

describe.each(tags)('$tag', ({ tag, name, summary, group, use, avoid, ...rest }) => {
  const { fallback, events, attributes, methods } = rest

  test('is a folder of the known parts, with a story and a test', () => {
    const parts = [
      `widgets/${name}/${name}.element.ts`,
      `widgets/${name}/${name}.tsx`,
      `widgets/${name}/${name}.page.css`,
      `stories/${name}.stories.tsx`,
      `test/widgets/${name}.test.tsx`,
    ]
    expect(parts.filter(part => !existsSync(part))).toEqual([])
  })

  test('says what it is for and what not, and what each attribute and event is for', () => {
    expect(GROUPS).toContain(group)
    for (const sentence of [summary, use, avoid]) expect(sentence).toMatch(/\.$/)
    expect(fallback).toMatch(/\.$/)
    expect(attributes.filter(attribute => !/\.$/.test(attribute.summary))).toEqual([])
    expect(events.filter(event => !EVENTS.test(event.name) || !event.when)).toEqual([])
    expect(events.map(event => event.name)).toContain('ndt-ready')
  })

  test('has an element file that only registers', () => {
    const lines = readFileSync(`widgets/${name}/${name}.element.ts`, 'utf8')
    const statements = lines.replace(/\/\*[^]*?\*\//g, '').match(/^(?!import|\s|[)}\]]).+/gm)
    expect(statements).toEqual([expect.stringMatching(/^defineWidget(<\w+>)?\(/)])
  })

  const sheets = globSync(`widgets/${name}/*.css`).map(file => ({
    file,
    css: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
  }))

  test('takes its colours from the tokens, and its sizes in px', () => {
    for (const { file, css } of sheets)
      expect(css, file).not.toMatch(/#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(|\drem\b/i)
  })

  test('measures its texts in --ndt-rem, which may be the visitor’s own', () => {
    for (const { file, css } of sheets)
      expect(css, file).not.toMatch(/\b(font|font-size|line-height):[^;]*\dpx/)
  })

  // before Chromium 129 a container holds it
  test('has what is fixed to the window outside of its container', () => {
    const isFree = (css: string) => css.includes(`:host(${tag}) .ndt {\n  container: none;`)
    const held = sheets.filter(({ css }) => css.includes('position: fixed') && !isFree(css))
    expect(held.map(({ file }) => file)).toEqual([])
  })

  test('stands without any attribute, has its methods, and leaves without a trace', async () => {
    silence()
    // happy-dom has no form association; browsers are asked for it elsewhere
    HTMLElement.prototype.attachInternals ??= () => ({ setFormValue() {} }) as never
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    await import(`../widgets/${name}/${name}.element.ts`)
    const element = place(tag)
    await new Promise(resume => setTimeout(resume))
    expect(element.shadowRoot?.childElementCount).toBeGreaterThan(0)
    expect(methods.filter(method => typeof element[method] !== 'function')).toEqual([])
    element.remove()
    const mandatory = attributes.some(({ isRequired }) => isRequired) ? 1 : 0
    expect(error).toHaveBeenCalledTimes(mandatory)
  })
})
