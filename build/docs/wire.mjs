const TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
}
const WIDTH = 100

/** The media type of a call's body. */
export const mediaOf = encoding => TYPES[encoding]

/** A call as it travels: the request, a form's fields a line each, and the answer. */
export function onTheWire({ method, encoding, example }) {
  const { target, fields, json, status, answer } = example
  const request = [
    `${method} ${target}`,
    encoding && `Content-Type: ${mediaOf(encoding)}`,
    fields && `\n${fields.map(([name, value]) => `${name}=${value}`).join('\n')}`,
    json && `\n${compact(json)}`,
  ]
  const said = typeof answer === 'string' ? answer.trim() : compact(answer)
  return [...request, `\n${status}\n${said}`].filter(Boolean).join('\n')
}

/** JSON with short parts on one line. */
function compact(value, indent = '') {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')
  if (typeof value !== 'object' || !value || indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([key, part]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `
    return `${inner}${name}${compact(part, inner)}`
  })
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${indent}${isList ? ']' : '}'}`
}
