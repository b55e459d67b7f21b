import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readCalls } from '../../build/docs/calls.mjs'
import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { read } from '../../src/contract/schema'
import { requests } from '../../stories/fixtures/requests'

const described = await readCalls()
const page = readFileSync('docs/contract.md', 'utf8')

type Json = Record<string, unknown>
type Sent = { schema: { properties?: Record<string, Json> }; example: Json }
/** They may be asked with any query; the widgets send none. */
const UNASKED = ['getCompanyCountries', 'getProductTags']

describe('the examples of the contract', () => {
  test.each(Object.entries(calls) as [keyof typeof calls, Definition][])(
    '%s has a request and an answer that its schemas read',
    (name, { query, body, answer }) => {
      const asked = requests[name] ?? {}
      const isAsked = !!query && !UNASKED.includes(name)
      expect('query' in asked).toBe(isAsked)
      if (isAsked) expect(v.safeParse(query, asked.query).issues).toBeUndefined()
      if (body) expect(v.safeParse(body, asked.body).issues).toBeUndefined()
      const { example } = described.find(call => call.name === name)!
      const { typed, issues } = read(answer, example.answer)
      expect({ typed, issues }).toEqual({ typed: true, issues: undefined })
    },
  )

  test('every field says what it means, and has an example of its type', () => {
    const leaves = described.flatMap(call =>
      [
        ...call.params.map(({ schema }: Json) => schema),
        call.query,
        call.body,
        call.answer,
      ].flatMap(schema => leavesOf(schema as Json | undefined)),
    )
    expect(leaves.length).toBeGreaterThan(250)
    const odd = leaves.filter(
      leaf => !leaf.description || !(leaf.examples as unknown[]).every(value => fits(leaf, value)),
    )
    expect(odd).toEqual([])
    expect(page).not.toMatch(/: anything|undefined/)
  })

  test('OpenAPI has what a form sends in the types that its fields have', () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
      paths: Record<string, Record<string, { requestBody?: { content: Record<string, Sent> } }>>
    }
    const sent = Object.values(paths)
      .flatMap(operations => Object.values(operations))
      .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    const odd = sent.flatMap(({ schema: { properties }, example }) =>
      Object.entries(example).filter(([name, value]) => {
        const schema = properties?.[name]
        return schema && ![value].flat().every(each => fits((schema.items as Json) ?? schema, each))
      }),
    )
    expect(sent.length).toBeGreaterThan(15)
    expect(odd).toEqual([])
  })

  test('a form names each field as it travels', () => {
    const { body, example } = described.find(({ name }) => name === 'updateProduct')!
    expect(Object.keys(body.properties)).toEqual(
      expect.arrayContaining(['tags[0]', 'images[0][file]', 'feature_specification[0][id]']),
    )
    expect(example.fields).toContainEqual(['images[1][file]', '@ws-40-in-use.png'])
    expect(page).toContain('\nlanguages[]=1\nlanguages[]=Doric\n')
  })
})

/** The fields below a schema that have no fields of their own. */
function leavesOf(schema: Json = {}): Json[] {
  const { properties, items, additionalProperties, examples, description } = schema
  if (properties) return Object.values(properties).flatMap(leavesOf)
  if (examples) return [schema]
  if (items) return leavesOf(items as Json).map(leaf => ({ description, ...leaf }))
  return additionalProperties ? leavesOf(additionalProperties as Json) : []
}

/** Whether an example is to the letter what its JSON Schema has. */
function fits(schema: Json, value: unknown): boolean {
  const { anyOf, type, format } = schema
  if (anyOf) return (anyOf as Json[]).some(option => fits(option, value))
  if ('const' in schema) return value === schema.const
  if (schema.enum) return (schema.enum as unknown[]).includes(value)
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(value as string)
  const types = Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
  return types.some(name => [type].flat().includes(name))
}
