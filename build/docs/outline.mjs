const FORMATS = { binary: 'file', date: 'YYYY-MM-DD' }

/** A JSON Schema as one reads it: `{ data: [{ id: integer, name: string, logo?: string }] }`. */
export function outline(schema, indent = '') {
  if (schema.properties) return outlineObject(schema, indent)
  if (schema.items) return `[${outline(schema.items, indent)}]`
  if (schema.additionalProperties) return `{ …: ${outline(schema.additionalProperties, indent)} }`
  if (schema.anyOf) return outlineUnion(schema.anyOf, indent)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.format) return FORMATS[schema.format] ?? schema.format
  const types = [schema.type ?? 'anything'].flat().filter(type => type !== 'null')
  return types.join(' | ') + (schema.maxLength ? ` (at most ${schema.maxLength})` : '')
}

function outlineObject({ properties, required = [] }, indent) {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, value]) => {
    const isNeeded = required.includes(name) && !isNullable(value)
    return `${name}${isNeeded ? '' : '?'}: ${outline(value, inner)}`
  })
  const line = `{ ${fields.join(', ')} }`
  if (line.length < 60 && !line.includes('\n')) return line
  return `{\n${fields.map(field => `${inner}${field}\n`).join('')}${indent}}`
}

function outlineUnion(options, indent) {
  const some = options.filter(({ type }) => type !== 'null')
  return [...new Set(some.map(option => outline(option, indent)))].join(' | ')
}

function isNullable({ type, anyOf = [] }) {
  return (Array.isArray(type) && type.includes('null')) || anyOf.some(isNullable)
}
