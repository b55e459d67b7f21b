import type { InputType, StrictArgTypes } from 'storybook/internal/types'
import { definitionOf, type Definition } from './definitions'

type Attribute = Definition['attributes'][number]

const controls = {
  text: 'text',
  number: 'number',
  flag: 'boolean',
  choice: 'inline-radio',
  json: 'object',
} as const

/** A tag's attributes, as controls, and its events and methods, as its definition has them. */
export function argTypesOf(tag?: string): StrictArgTypes | null {
  if (!tag) return null
  const { attributes, events, methods } = definitionOf(tag)
  const rows: [string, InputType][] = [
    ...attributes.map((attribute): [string, InputType] => [attribute.name, control(attribute)]),
    ...events.map(({ name, when }): [string, InputType] => [name, described('events', when)]),
    ...methods.map((name): [string, InputType] => [`${name}()`, described('methods', '')]),
  ]
  return Object.fromEntries(rows.map(([name, row]) => [name, { name, ...row }])) as StrictArgTypes
}

function control({ kind, words, absent, isRequired, summary }: Attribute): InputType {
  return {
    control: { type: controls[kind] },
    options: words.length ? words : undefined,
    description: summary,
    type: { name: 'string', required: isRequired },
    table: {
      category: 'attributes',
      type: { summary: words.join(' | ') || kind },
      defaultValue: absent ? { summary: absent } : undefined,
    },
  }
}

function described(category: string, description: string): InputType {
  return { control: false, description, table: { category, type: { summary: '' } } }
}
