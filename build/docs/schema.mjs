import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import * as shapes from '../../src/contract/shapes.ts'

/** What a backend should send where the widgets also take looser forms, such as a number as text. */
const PROPER = {
  flag: { type: 'boolean' },
  scalar: { type: ['integer', 'string'] },
  message: { type: 'object', properties: { message: { type: ['string', 'null'] } } },
}

/** The same by what a value is called where it is not as expected. */
const EXPECTED = {
  'an id': { type: 'integer', minimum: 1 },
  'a number': { type: 'number' },
  'a count': { type: 'integer', minimum: 0 },
  'a text': { type: 'string' },
  'a date': { type: 'string', format: 'date' },
  messages: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
}

const config = {
  typeMode: 'input',
  errorMode: 'ignore',
  definitions: Object.fromEntries(Object.keys(PROPER).map(name => [name, shapes[name]])),
  overrideSchema: ({ valibotSchema }) => describe(valibotSchema),
}

/** A schema of the contract as JSON Schema 2020-12, in the form that travels. */
export function jsonSchema(schema) {
  // what `inData` unwraps
  const { data } = schema
  if (!data) return simplify(toJsonSchema(schema, config))
  return { type: 'object', properties: { data: jsonSchema(data) }, required: ['data'] }
}

function describe(schema) {
  if (schema.type === 'file' || schema.type === 'blob') return { type: 'string', format: 'binary' }
  if (schema.type === 'unknown') return PROPER.scalar
  if (schema.type !== 'custom') return undefined
  if (EXPECTED[schema.expects]) return EXPECTED[schema.expects]
  const codes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(code => v.is(schema, code))
  if (!codes.length && v.is(schema, new Blob())) return { type: 'string', format: 'binary' }
  return codes.length < 10 ? { type: 'integer', enum: codes } : undefined
}

/** Puts the proper form in the place of a name, and writes "or null" shortly. */
function simplify(node) {
  if (Array.isArray(node)) return node.map(simplify)
  if (typeof node !== 'object' || !node) return node
  if (node.$ref) return PROPER[node.$ref.replace('#/$defs/', '')]
  const { $schema, $defs, anyOf, default: absent, ...rest } = node
  const entries = Object.entries(rest).map(([key, value]) => [key, simplify(value)])
  const result = Object.fromEntries(
    entries.filter(([key, value]) => key !== 'required' || value.length),
  )
  if (absent !== undefined && absent !== null) result.default = absent
  return anyOf ? { ...result, ...union(anyOf.map(simplify)) } : result
}

function union(options) {
  const some = options.filter(({ type }) => type !== 'null')
  if (some.length === options.length) return { anyOf: options }
  const [only] = some
  if (some.length > 1 || !only.type) return { anyOf: options }
  return { ...only, type: [...new Set([only.type, 'null'].flat())] }
}
