/**
 * A body's fields as a form names them, so that no backend has to know brackets: `skills[]`, once an
 * item; or `tags[0]`, `tags[1]`; or `images[0][file]`.
 */
export function inForm(schema, { encoding, lists }) {
  if (!encoding || encoding === 'json' || !schema.properties) return schema
  const entries = Object.entries(schema.properties).flatMap(([name, value]) =>
    named(name, value, lists === 'numbered'),
  )
  return { ...schema, properties: Object.fromEntries(entries) }
}

function named(name, value, isNumbered) {
  const { items, description } = value
  if (!items) return [[name, value]]
  if (!isNumbered) return [[`${name}[]`, value]]
  const rows = `${description} The next is \`${name}[1]\`.`
  if (!items.properties) return [[`${name}[0]`, { ...items, description: rows }]]
  return Object.entries(items.properties).map(([part, schema], index) => {
    const about = index ? schema.description : `${rows} ${schema.description}`
    return [`${name}[0][${part}]`, { ...schema, description: about }]
  })
}
