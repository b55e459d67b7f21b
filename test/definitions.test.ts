import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDefinitions } from '../build/definitions.mjs'

const files = {
  'src/contract/calls.ts': `
    function defineCall<T>(definition: T) { return definition }
    export const getThing = defineCall({})
    export const getOther = defineCall({})
    export const saveThing = defineCall({})`,
  'src/index.ts': `
    export { saveThing } from './contract/calls'
    export { $thing, $other, takeThing } from './stores'
    export * from './kernel'`,
  'src/kernel.ts': `export declare const defineWidget: any, choice: any, flag: any, json: any, texts: any, required: any, text: any`,
  'src/stores.ts': `
    import { getOther, getThing } from './contract/calls'
    const read = () => getThing
    export const $thing = { read }
    export const $other = { getOther }
    export function takeThing() { return getThing }`,
  'src/shared.ts': `
    import { flag } from './kernel'
    export const shared = {
      /** Lets rows be sorted. */
      sortable: flag(),
    }`,
  'widgets/thing/thing.tsx': `
    import { $thing, saveThing } from '../../src/index'
    import { Menu } from '../../src/ui/menu/menu'
    import { toast } from '../../src/ui/toast/toast'
    import { thingTexts } from './thing.texts'
    /** @csspart thing - the whole of it */
    export function Thing() { return [$thing, saveThing, thingTexts(), <Menu />, toast()] }`,
  'src/ui/menu/menu.tsx': `
    /**
     * Opens. And closes.
     *
     * @key Escape - closes it
     */
    export function Menu() { return null }
    /** @csspart other - never used */
    export function Other() { return null }`,
  'src/ui/toast/toast.ts': `
    import { place } from './place'
    /** Says it. For a while. */
    export async function toast() { place() }`,
  'src/ui/toast/place.ts': `export function place() {}`,
  'widgets/thing/thing.texts.ts': `
    import { texts } from '../../src/index'
    export const thingTexts = texts('thing', { title: 'A thing', 'seen.one': 'Seen once' })`,
  'widgets/thing/thing.element.ts': `
    import { choice, defineWidget, json, required, takeThing, text } from '../../src/index'
    import { shared } from '../../src/shared'
    import { Thing } from './thing'

    /**
     * A thing, as it is. And more
     * about it.
     *
     * @group Things
     * @use Where there is a thing.
     * @avoid Where there are two.
     * @requirements R1-R2
     * @fallback A link to the thing.
     * @fires ndt-ready - it is shown
     */
    defineWidget<ThingProps>('ndt-thing', {
      component: Thing,
      takeData: takeThing,
      attributes: {
        /** Which of the things. */
        kindOf: choice('big', 'small'),
        /** Its slug. */
        slug: required(text()),
        /** Where it leads. */
        url: text('/things'),
        /** Its links. */
        links: json<string[]>([]),
        ...shared,
      },
      methods: ['show', 'close'],
      formAssociated: true,
    })`,
}

let root: string
let tag: ReturnType<typeof readDefinitions>[number]

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ndt-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  tag = readDefinitions(root)[0]!
})
afterAll(() => rmSync(root, { recursive: true }))

describe('readDefinitions', () => {
  test('reads what stands above the definition', () => {
    expect(tag).toMatchObject({
      tag: 'ndt-thing',
      name: 'thing',
      summary: 'A thing, as it is. And more about it.',
      group: 'Things',
      use: 'Where there is a thing.',
      avoid: 'Where there are two.',
      requirements: 'R1-R2',
      fallback: 'A link to the thing.',
      events: [{ name: 'ndt-ready', when: 'it is shown' }],
      methods: ['show', 'close'],
      isFormAssociated: true,
    })
  })

  test('reads every attribute, also those of a constant that is spread', () => {
    const rows = tag.attributes.map(({ name, prop, kind, words, absent, isRequired, summary }) =>
      [name, prop, kind, words.join(), absent, isRequired, summary].join(' | '),
    )
    expect(rows).toEqual([
      'kind-of | kindOf | choice | big,small | big | false | Which of the things.',
      'slug | slug | text |  |  | true | Its slug.',
      'url | url | text |  | /things | false | Where it leads.',
      'links | links | json |  | [] | false | Its links.',
      'sortable | sortable | flag |  |  | false | Lets rows be sorted.',
    ])
  })

  test('finds the calls that the widget can make, and no others', () => {
    expect(tag.calls).toEqual(['getThing', 'saveThing'])
    expect(tag.takes).toEqual(['getThing'])
  })

  test('finds what it is made of, what a page can style, and what the keyboard does in it', () => {
    expect(tag.pieces).toEqual([
      { name: 'menu', about: 'Opens.' },
      { name: 'toast', about: 'Says it.' },
    ])
    expect(tag.parts).toEqual([{ name: 'thing', about: 'the whole of it' }])
    expect(tag.keys).toEqual([{ where: 'Menu', name: 'Escape', about: 'closes it' }])
  })

  test('finds the texts that a page may replace', () => {
    expect(tag.texts).toEqual([
      { group: 'thing', key: 'title', english: 'A thing' },
      { group: 'thing', key: 'seen.one', english: 'Seen once' },
    ])
  })

  test('names a file that defines another tag than its own', () => {
    writeFileSync(
      path.join(root, 'widgets/thing/wrong.element.ts'),
      "defineWidget('ndt-thing', {})",
    )
    expect(() => readDefinitions(root)).toThrow('wrong.element.ts defines <ndt-thing>')
    rmSync(path.join(root, 'widgets/thing/wrong.element.ts'))
  })
})
