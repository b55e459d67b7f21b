import { describe, expect, test } from 'vitest'
import type { Attribute, Tag } from '../build/definitions.mjs'
import { customData, customElements, detailsOf, webTypes } from '../build/editor-data.mjs'
import { renderReactTypes } from '../build/react.mjs'
import { renderTypes } from '../build/types.mjs'
import { renderVueTypes } from '../build/vue.mjs'
import { typeErrors } from './support/type-errors'

const plain = { words: [], absent: '', isRequired: false }
const attributes: Attribute[] = [
  {
    ...plain,
    name: 'kind-of',
    prop: 'kindOf',
    kind: 'choice',
    words: ['big', 'small'],
    summary: 'Which of the things.',
  },
  { ...plain, name: 'slug', prop: 'slug', kind: 'text', isRequired: true, summary: 'Its slug.' },
  { ...plain, name: 'sortable', prop: 'sortable', kind: 'flag', summary: 'Lets rows be sorted.' },
  { ...plain, name: 'rows', prop: 'rows', kind: 'number', summary: 'How many rows.' },
]
const tag: Tag = {
  tag: 'ndt-thing',
  name: 'thing',
  summary: 'A thing, as it is.',
  group: 'Things',
  use: 'Where there is a thing.',
  avoid: 'Where there are two.',
  requirements: '',
  fallback: 'A link to the thing.',
  example: '',
  events: [{ name: 'ndt-ready', when: 'it is shown' }],
  attributes,
  methods: ['show'],
  isFormAssociated: false,
  pieces: [],
  parts: [{ name: 'card', about: 'the card' }],
  keys: [],
  tokens: [],
  takes: [],
  calls: [],
  texts: [],
}

describe('what editors read', () => {
  const events = `export interface NdtEvents {
    'ndt-ready': CustomEvent<{ tag: string }>
    'ndt-error': CustomEvent<{ message: string }>
    'ndt-navigate': CustomEvent<{ url: string }>
    'ndt-close': CustomEvent<{ tag: string }>
  }`
  const types = renderTypes([tag], events)

  test('types let TypeScript check a page', { timeout: 30_000 }, () => {
    const use = `
      const thing = document.querySelector('ndt-thing')!
      thing.kindOf = 'small'
      thing.show()
      // @ts-expect-error there is no such word
      thing.kindOf = 'large'
      export {}`
    expect(typeErrors({ 'dist/types.d.ts': types, 'use.ts': use })).toEqual([])
  })

  test('and JSX, of the tags and of their components', { timeout: 30_000 }, () => {
    const use = `
      import { createRef } from 'react'
      import { Thing } from './lib/react.js'
      const jsx = <ndt-thing slug="a" kind-of="big" rows="3" onndt-ready={event => event.detail.tag.length} />
      // @ts-expect-error the slug is missing
      const without = <ndt-thing />
      const ref = createRef<HTMLElementTagNameMap['ndt-thing']>()
      const made = <Thing ref={ref} slug="a" kindOf="big" onNdtError={e => e.detail.message}>A thing</Thing>
      // @ts-expect-error there is no such word
      const large = <Thing slug="a" kindOf="large" />
      ref.current?.show()
      export { jsx, without, made, large }`
    const files = { 'dist/types.d.ts': types, 'lib/react.d.ts': renderReactTypes([tag]) }
    expect(typeErrors({ ...files, 'use.tsx': use })).toEqual([])
  })

  test('and the templates of Vue', { timeout: 30_000 }, () => {
    const vue = `
      export interface GlobalComponents {}
      export interface HTMLAttributes { class?: unknown }`
    const use = `
      import type { GlobalComponents } from 'vue'
      declare const thing: InstanceType<GlobalComponents['ndt-thing']>
      const props: typeof thing.$props = { slug: 'a', kindOf: 'big', rows: '3', class: 'mine' }
      thing.$emit('ndt-error', new CustomEvent('ndt-error', { detail: { message: 'Gone' } }))
      thing.show()
      // as Vue's tools read events: a call each
      type Heard<Emit> = Emit extends {
        (name: infer A, event: never): void
        (name: infer B, event: never): void
        (name: infer C, event: infer E): void
      }
        ? { names: [A, B, C], last: E }
        : never
      declare const heard: Heard<typeof thing.$emit>
      const names: ['ndt-ready', 'ndt-error', 'ndt-navigate'] = heard.names
      const led: string = heard.last.detail.url
      // @ts-expect-error there is no such word
      const large: typeof thing.$props = { slug: 'a', kindOf: 'large' }
      // @ts-expect-error nor such an event
      thing.$emit('ndt-close', new CustomEvent('ndt-close', { detail: { tag: 'ndt-thing' } }))
      export { props, large, names, led }`
    const files = { 'node_modules/vue/index.d.ts': vue, 'dist/types.d.ts': types }
    expect(typeErrors({ ...files, 'lib/vue.d.ts': renderVueTypes([tag]), 'use.ts': use })).toEqual(
      [],
    )
  })

  test('manifests name the tag, its attributes and their values, what its events carry, slots and parts', () => {
    expect(customElements([tag], detailsOf(events)).modules[0]!.declarations[0]).toMatchObject({
      tagName: 'ndt-thing',
      attributes: [{ name: 'kind-of' }, { name: 'slug' }, { name: 'sortable' }, { name: 'rows' }],
      events: [
        { name: 'ndt-ready', type: { text: 'CustomEvent<{ tag: string }>' } },
        { name: 'ndt-error', type: { text: 'CustomEvent<{ message: string }>' } },
        { name: 'ndt-navigate', type: { text: 'CustomEvent<{ url: string }>' } },
      ],
      slots: [{ name: '' }, { name: 'trigger' }],
      cssParts: [{ name: 'card', description: 'the card' }],
      cssProperties: expect.arrayContaining([expect.objectContaining({ name: '--ndt-accent' })]),
    })
    expect(customData([tag]).tags[0]!.attributes).toMatchObject([
      { name: 'kind-of', values: [{ name: 'big' }, { name: 'small' }] },
      { name: 'slug' },
      { name: 'sortable', valueSet: 'v' },
      { name: 'rows' },
    ])
    expect(webTypes([tag], 'ndt-widgets', '1.0.0').contributions.html.elements[0]).toMatchObject({
      name: 'ndt-thing',
      attributes: [
        { value: { type: "'big' | 'small'" } },
        { required: true },
        { value: { kind: 'no-value' } },
        { value: { type: 'number' } },
      ],
    })
  })
})
