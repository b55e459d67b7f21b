import { shortened } from './examples.mjs'
import { sentences } from './sentences.mjs'

const used = new Set()

/**
 * A JSON Schema whose fields say what they mean, and have an example: of the call's own, or of the table.
 * It throws where a field has none of either.
 *
 * @param place the names that lead to it: the call, `path`, `query`, `body` or `answer`, the fields
 * @param samples what the examples have in its place
 */
export function documented(schema, place, samples) {
  if (schema.items) return { ...schema, items: documented(schema.items, place, samples.flat()) }
  const { properties, additionalProperties } = schema
  if (properties) {
    const isOption = Object.keys(properties).join() === 'id,name'
    const entries = Object.entries(properties).map(([name, value]) => [
      name,
      field(
        value,
        [...place, name],
        samples.map(sample => sample?.[name]),
        isOption,
      ),
    ])
    return { ...schema, properties: Object.fromEntries(entries) }
  }
  if (!additionalProperties || !place.includes('query')) return schema
  const values = samples.flatMap(sample => Object.values(sample ?? {}))
  return { ...schema, additionalProperties: field(additionalProperties, [...place, '…'], values) }
}

/** One field: its sentence, and, where it has no parts, an example. */
export function field(schema, place, samples, isOption = false) {
  const [key] = keysOf(place, isOption).filter(key => key in sentences)
  // the envelope of what was asked for
  if (!key && place.at(-1) === 'data') return documented(schema, place, samples)
  if (!key) throw new Error(`build/docs/fields has no sentence for ${place.join('.')}.`)
  used.add(key)
  const [description, said] = [sentences[key]].flat()
  const known = [...samples, said].filter(sample => sample != null && sample !== '')
  const about = { ...documented(schema, place, known), description }
  if (schema.properties || schema.items?.properties) return about
  const [example = samples.find(sample => sample === '')] = known.flat()
  if (example === undefined) throw new Error(`There is no example of ${place.join('.')}.`)
  const examples = [shortened(example)]
  return schema.items ? { ...about, items: { ...schema.items, examples } } : { ...about, examples }
}

/** The sentences that no field has. */
export function leftOver() {
  return Object.keys(sentences).filter(key => !used.has(key))
}

/** What a field may be called in the tables, the nearest first. */
function keysOf([call, part, ...path], isOption) {
  const name = path.at(-1)
  if (part === 'path' || part === 'query') {
    return [`${call}.${part}.${name}`, `${part}.${name}`, ...(part === 'query' ? [name] : [])]
  }
  const below = path.filter((step, index) => step !== 'data' || index === path.length - 1)
  const around = below.length > 1 ? [`${below.at(-2)}.${name}`] : []
  return [`${call}.${below.join('.')}`, ...(isOption ? [`option.${name}`] : []), ...around, name]
}
