/** What only the server reads of a call: it checks what it is sent, the client does not. */
const SERVER_SIDE = ['query', 'body']

/** Leaves the schemas of queries and bodies out of the scripts; their types stand all the same. */
export function clientContract() {
  return {
    name: 'client-contract',
    transform(code, id) {
      if (!/\/src\/contract\/[\w-]+\.ts$/.test(id)) return null
      const spans = this.parse(code).body.flatMap(statement => callsIn(statement).flatMap(spansOf))
      // blanked and not cut, so that the source map holds
      const blank = (text, [from, to]) =>
        text.slice(0, from) + text.slice(from, to).replace(/\S/g, ' ') + text.slice(to)
      return { code: spans.reduce(blank, code), map: null }
    },
  }
}

function callsIn(statement) {
  const { declarations = [] } = statement.declaration ?? statement
  return declarations
    .map(({ init }) => init)
    .filter(init => init?.type === 'CallExpression' && init.callee.name === 'defineCall')
}

/** Where the unwanted properties stand, each with the comma after it. */
function spansOf(call) {
  const { properties } = call.arguments[0]
  return properties.flatMap((property, index) => {
    if (!SERVER_SIDE.includes(property.key.name)) return []
    return [[property.start, properties[index + 1]?.start ?? property.end]]
  })
}
