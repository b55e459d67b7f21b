const FORMATS = { binary: 'file', date: 'YYYY-MM-DD' }
const WIDTH = 100

/**
 * A JSON Schema as one reads it, a field a line with what it means:
 *
 *     { data: [{
 *       id: integer  # The number of the job.
 */
export function outline(schema, indent = '') {
  if (schema.properties) return outlineObject(schema, indent)
  if (schema.items) return `[${outline(schema.items, indent)}]`
  if (schema.additionalProperties) {
    const { description } = schema.additionalProperties
    const values = `{ …: ${outline(schema.additionalProperties, indent)} }`
    return description ? `${values}  # ${description}` : values
  }
  if (schema.anyOf) return outlineUnion(schema.anyOf, indent)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.format) return FORMATS[schema.format] ?? schema.format
  const types = [schema.type].flat().filter(type => type !== 'null')
  return types.join(' | ') + (schema.maxLength ? ` (at most ${schema.maxLength} characters)` : '')
}

/** A choice is `{ id: integer, name: string }` everywhere; what that means is said once. */
function outlineObject({ properties, required = [] }, indent) {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, value]) => {
    const isNeeded = required.includes(name) && !isNullable(value)
    return [`${name}${isNeeded ? '' : '?'}: ${outline(value, inner)}`, value.description]
  })
  const line = `{ ${fields.map(([field]) => field).join(', ')} }`
  const isPlain = Object.keys(properties).join() === 'id,name' || !fields.some(([, said]) => said)
  if (isPlain && !line.includes('\n')) return line
  const lines = fields.map(field => explained(field, inner))
  return `{\n${lines.join('')}${indent}}`
}

/** The meaning stands beside the field where there is room, and else above it. */
function explained([field, meaning], indent) {
  const [first, ...rest] = field.split('\n')
  const beside = `${indent}${first}  # ${meaning}`
  if (!meaning) return `${indent}${field}\n`
  if (beside.length > WIDTH) return `${above(meaning, indent)}${indent}${field}\n`
  return `${[beside, ...rest].join('\n')}\n`
}

function above(meaning, indent) {
  const lines = meaning.match(new RegExp(`.{1,${WIDTH - indent.length - 2}}(?= |$)`, 'g'))
  return lines.map(line => `${indent}# ${line.trim()}\n`).join('')
}

function outlineUnion(options, indent) {
  const some = options.filter(({ type }) => type !== 'null')
  return [...new Set(some.map(option => outline(option, indent)))].join(' | ')
}

function isNullable({ type, anyOf = [] }) {
  return (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)
}
