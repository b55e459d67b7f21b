import { outline } from './outline.mjs'

const INTRO = `# The contract

Every call that the widgets make, for whoever implements them in a backend; the same as
[OpenAPI 3.1](openapi.json). \`?\` marks what may be missing, empty or \`null\`.

What is read of an answer:

- Taken as it is, because backends ordinarily write it so: a number as text and a text as a number;
  \`null\`, \`""\`, \`[]\` or \`{}\` for what is empty; a list as an object with numbers for names; a
  flag as a number, as text, as \`"true"\` or as a date; \`data\` within \`data\`, or the data alone.
- Anything else in the place of a value is taken as missing; a row without its id or its name is
  left out. The rest is shown, and \`ndt-error\` says so once a page: see [hosts](hosts.md).
- Where nothing can be read (HTML, no \`data\`, a list without one good row), or the answer says
  \`success: false\`, the read has failed. It is sent once more after a status from 500 on or without
  an answer, and after no other.


How they are made:

- Requests go to the page's own origin, or to \`apiBase\`, with the cookies of the page's origin, and
  carry \`Accept: application/json\` and \`X-Requested-With: XMLHttpRequest\`.
- Calls marked **changes state** carry the CSRF token and are never sent twice; so do the GETs
  among them. [Hosts](hosts.md) says where the token comes from.
- A read may carry \`updated_at\`, any text. The saves of what it read then carry it as
  \`If-Match: "<updated_at>"\`: a backend that has something newer by now answers 412 (or 409), and
  the form reads again and merges (Q106). Without it, no save carries the header.
- A row of the lists of products and services may carry \`updated_at\` as well; the toggle of the row
  then carries it in the same way. Refused with 412 (or 409), the row is read again: what is by then
  as it was meant is left alone, anything else is tried once more. So two people who unpublish the
  same rows at once both find them unpublished. Without it, a toggle flips what is there: the list is
  read before it, and again where a second has passed in a run of many. What somebody else changes
  between that read and the toggle is then flipped back.
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
