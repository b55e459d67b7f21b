import { outline } from './outline.mjs'

const INTRO = `# The contract

Every call that the widgets make, for whoever implements them in a backend; the same as
[OpenAPI 3.1](openapi.json). \`?\` marks what may be missing, empty or \`null\`. Widgets also take a
number as text, a flag as 0 or 1, and \`data\` within \`data\`.

- Requests go to the page's own origin, or to \`apiBase\`, with the cookies of the page's origin, and
  carry \`Accept: application/json\` and \`X-Requested-With: XMLHttpRequest\`.
- Calls marked **changes state** carry the CSRF token and are never sent twice; so do the GETs
  among them. [Hosts](hosts.md) says where the token comes from.
- A refusal is a status from 400 on, with \`{ "message": string, "errors": { field: [message] } }\`.
  The first message a field is shown under the field. 401 and 419 mean that the session ended.
`

/** `contract.md`: every call, by area. */
export function renderContract(calls) {
  const areas = [...new Set(calls.map(({ area }) => area))]
  const sections = areas.map(area => {
    const own = calls.filter(call => call.area === area)
    return `## ${area}\n\n${own.map(renderCall).join('\n')}`
  })
  return `${INTRO}\n${sections.join('\n')}`
}

function renderCall({ name, doc, method, path, query, body, encoding, changes, success, answer }) {
  const notes = [
    `\`${method} ${path}\``,
    encoding && `body as ${ENCODINGS[encoding]}`,
    changes && '**changes state**',
    success && `only ${success} counts as success`,
    !isRead(answer) && 'the body of the answer is not read',
  ].filter(Boolean)
  const parts = [
    query && `query ${outline(query)}`,
    body && `body ${outline(body)}`,
    isRead(answer) && `answer ${outline(answer)}`,
  ].filter(Boolean)
  const shapes = parts.length ? `\n\`\`\`text\n${parts.join('\n')}\n\`\`\`\n` : ''
  return `### ${name}\n\n${doc}\n\n${notes.join(', ')}\n${shapes}`
}

function isRead(answer) {
  return Object.keys(answer).length > 0
}

const ENCODINGS = { json: 'JSON', form: 'a form', multipart: 'multipart form data' }
