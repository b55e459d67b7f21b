import { renderAddresses } from './addresses.mjs'
import { outline } from './outline.mjs'
import { onTheWire } from './wire.mjs'

const INTRO = `# The contract

Every call that the widgets make, for whoever implements them in a backend; the same as
[OpenAPI 3.1](openapi.json). \`?\` marks what may be missing, empty or \`null\`; \`{ id: integer, name: string }\` is
a choice: its number, which a form sends, and its name, which it shows. What was asked for stands in
\`data\`. Texts are plain unless HTML is said.
The [addresses of the site](#addresses-of-the-site)
that tags lead to are at the end. Each call has an example, as [\`ndt-widgets mock\`](check.md#before-there-is-a-backend) answers it; of a list it shows two rows.

What is read of an answer:

- Taken as it is, because backends ordinarily write it so: a number as text and a text as a number;
  \`null\`, \`""\`, \`[]\` or \`{}\` for what is empty; a list as an object with numbers for names; a
  flag as a number, as text, as \`"true"\` or as a date; a date with a time behind it, which is left off;
  \`data\` within \`data\`, or the data alone.
- Whatever else stands in the place of a value is taken as missing; a row without its id or its name is
  left out. The rest is shown, and \`ndt-error\` says so once a page: see [odd answers](calls.md#odd-answers).
- Where nothing can be read (HTML, no \`data\`, a list without one good row), or the answer says
  \`success: false\`, the read has failed. It is sent once more after a status from 500 on or without
  an answer, and after no other.

How they are made:

- Paths begin at the root of the page's own origin, whatever the page's address. Most lie below
  \`/api/\`; three do not: \`/dashboard/company/profile/update\`, \`/dashboard/text-editor-image\` and
  \`/admin/company/service/delete/{id}\`. \`apiBase\` is put before all of them alike: with
  \`"apiBase": "/portal"\` the first is \`/portal/dashboard/company/profile/update\`.
- They carry the cookies of the page's origin, \`Accept: application/json\` and
  \`X-Requested-With: XMLHttpRequest\`.
- A form's names are sent to the letter as they stand here, brackets and all. A list is one name again
  and again, \`skills[]=1\`, \`skills[]=2\`; or a name a place, counted from 0: \`tags[0]=5\`, \`tags[1]=6\`,
  \`images[0][id]=71\`, \`images[1][file]=…\`. Where a backend does not make lists of brackets by itself, as PHP
  and Rails do, ask for the very names: all values of \`skills[]\`; \`tags[0]\`, \`tags[1]\`, until one is not there.
- Of a form nothing that is missing is sent, and of an empty list nothing at all: an absent list is an empty
  one. Where ids and new names may stand side by side, digits alone are an id.
- Calls marked **changes state** carry the CSRF token and are never sent twice; so do the GETs
  among them. [Sessions and CSRF](calls.md#sessions-and-csrf) says where the token comes from.
- Those that add something also carry an \`Idempotency-Key\`: the same words sent again by the visitor, as their answer
  was lost, have the same one ([Sent again](calls.md#sent-again)). A backend may ignore it.
- A read may carry \`updated_at\`, any text. The saves of what it read then carry it as
  \`If-Match: "<updated_at>"\`: a backend that has something newer by now answers 412 (or 409), and
  the form reads again and merges. Without it, no save carries the header.
- A row of the lists of products and services may carry \`updated_at\` as well; the toggle of the row
  then carries it in the same way. Refused with 412 (or 409), the row is read again: what is by then
  as it was meant is left alone, and what is not is tried once more. So two people who unpublish the
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
  return `${INTRO}\n${[...sections, renderAddresses()].join('\n')}`
}

function renderCall(call) {
  const { name, doc, method, path, params, query, body, encoding, changes, success, answer } = call
  const notes = [
    `\`${method} ${path}\``,
    encoding && `body as ${ENCODINGS[encoding]}`,
    changes && '**changes state**',
    success && `only ${success} counts as success`,
    !isRead(answer) && 'the body of the answer is not read',
  ].filter(Boolean)
  const parts = [
    ...params.map(({ name, schema }) => `{${name}}: ${outline(schema)}  # ${schema.description}`),
    query && `query ${outline(query)}`,
    body && `body ${outline(body)}`,
    isRead(answer) && `answer ${outline(answer)}`,
  ].filter(Boolean)
  const blocks = [parts.join('\n'), onTheWire(call)].filter(Boolean)
  const fenced = blocks.map(block => `\n\`\`\`text\n${block}\n\`\`\`\n`)
  return `### ${name}\n\n${doc}\n\n${notes.join(', ')}\n${fenced.join('')}`
}

function isRead(answer) {
  return Object.keys(answer).length > 0
}

const ENCODINGS = { json: 'JSON', form: 'a form', multipart: 'multipart form data' }
