import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { eventsOf } from '../definitions.mjs'

/** `tags/README.md`: all tags on one page, and what they share, a group's texts together. */
export function renderTagIndex(tags, sharedTexts) {
  const shared = sharedTexts.toSorted((a, b) => a.group.localeCompare(b.group))
  const rows = tags.map(({ tag, group, summary }) => [
    `[\`<${tag}>\`](${tag}.md)`,
    group,
    firstSentence(summary),
  ])
  return `# The tags\n\n${table(['tag', 'for', 'what it shows'], rows)}
## Texts that several tags show

Replaced like [a tag's own](../page.md#settings), by group and key.

${table(['group', 'key', 'English'], shared.map(textRow))}`
}

/** `tags/<tag>.md`: what a page author can set, hear and call, and what the server has to answer. */
export function renderTag(tag, calls, details = readDetails()) {
  const sections = [
    `# \`<${tag.tag}>\`\n\n${tag.summary}\n\n\`\`\`html\n${exampleOf(tag)}\n\`\`\``,
    `- **Use it:** ${tag.use}\n- **Not:** ${tag.avoid}`,
    inside(tag),
    tag.attributes.length && `## Attributes\n\n${attributes(tag)}`,
    tag.takes.length && `## First data\n\n${firstData(tag)}`,
    `## Events\n\n${events(tag, details)}`,
    tag.methods.length && `## Methods\n\n${tag.methods.map(name => `- \`${name}()\``).join('\n')}`,
    tag.parts.length && `## Parts\n\n${parts(tag)}`,
    tag.keys.length && `## Keyboard\n\n${keys(tag)}`,
    callsOf(tag, calls).length && `## Calls\n\n${callTable(tag, calls)}`,
    tag.texts.length && `## Texts\n\n${texts(tag)}`,
    tag.requirements && `<!-- repository -->Requirements ${tag.requirements}.<!-- /repository -->`,
  ]
  return `${sections
    .filter(Boolean)
    .map(section => section.trim())
    .join('\n\n')}\n`
}

function inside({ isFormAssociated, attributes }) {
  const isNamed = attributes.some(({ name, absent }) => name === 'name' && absent)
  const form =
    ` It takes part in the form around it, as an \`<input>\` does${isNamed ? '' : ': give it a `name`'}.` +
    ' Its attribute `disabled`, or a disabled `<fieldset>` around it, takes it out of use and out of what is sent.'
  return `What stands inside the tag is what visitors see until, or without, JavaScript.${isFormAssociated ? form : ''}`
}

/** The tag as a page writes it. */
export function exampleOf({ tag, name, example, fallback, attributes, methods }) {
  if (example) return example
  const needed = attributes.filter(({ isRequired }) => isRequired).map(({ name }) => ` ${name}="…"`)
  const comment = fallback && `\n  <!-- ${fallback} -->\n`
  const words = name.replaceAll('-', ' ')
  const opener = methods.includes('show')
    ? `  <a slot="trigger" href="/${name}">${words[0].toUpperCase()}${words.slice(1)}</a>\n`
    : ''
  return `<${tag}${needed.join('')}>${comment}${opener}</${tag}>`
}

function attributes({ attributes }) {
  const rows = attributes.map(({ name, prop, kind, words, absent, isRequired, summary }) => [
    `\`${name}\``,
    words.length ? words.map(word => `\`${word}\``).join(', ') : KINDS[kind],
    isRequired ? '**mandatory**' : absent && `\`${absent}\``,
    summary + (prop === name ? '' : ` Property: \`${prop}\`.`),
  ])
  return table(['attribute', 'value', 'default', 'what it does'], rows)
}

const KINDS = { text: 'text', number: 'number', flag: 'present or not', json: 'JSON' }

function firstData({ takes }) {
  const answers = takes.map(name => `[${name}](../contract.md#${name.toLowerCase()})`).join(' or ')
  return `A child \`<script type="application/json">\` with the answer of ${answers} spares the request.`
}

function events(tag, details) {
  const rows = eventsOf(tag).map(({ name, when }) => [
    `\`${name}\``,
    when,
    `\`${details[name] ?? ''}\``,
  ])
  return table(['event', 'when', 'detail'], rows)
}

function parts({ parts }) {
  const rows = parts.map(({ name, about }) => [`\`::part(${name})\``, about])
  return table(['part', 'what it is'], rows)
}

function keys({ keys }) {
  const rows = keys.map(({ where, name, about }) => [where, name, about])
  return table(['in', 'key', 'what it does'], rows)
}

/** Those of the contract: one whose address is the page's own is not in it. */
function callsOf({ calls: names }, calls) {
  return names.flatMap(name => calls.find(call => call.name === name) ?? [])
}

function callTable(tag, calls) {
  const rows = callsOf(tag, calls).map(({ name, method, path, doc }) => {
    return [`[${name}](../contract.md#${name.toLowerCase()})`, `\`${method} ${path}\``, doc]
  })
  return table(['call', 'request', 'what for'], rows)
}

function texts({ texts }) {
  const [{ group, key }] = texts
  const intro = `A page can replace them: \`{"texts": {"${group}": {"${key}": "…"}}}\` in its settings.`
  return `${intro}\n\n${table(['group', 'key', 'English'], texts.map(textRow))}`
}

function textRow({ group, key, english }) {
  return [`\`${group}\``, `\`${key}\``, english]
}

function firstSentence(text) {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}

function table(head, rows) {
  const line = cells =>
    `| ${cells.map(cell => (cell || '').replaceAll('|', '\\|')).join(' | ')} |\n`
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('')
}

/** Event -> what its `detail` holds, from the types of `src/events.ts`. */
export function readDetails() {
  const file = 'src/events.ts'
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const all = source.statements.filter(ts.isInterfaceDeclaration)
  const fields = name =>
    all
      .find(found => found.name.text === name)
      ?.members.map(member => member.name.text)
      .join(', ')
  const events = all.find(found => found.name.text === 'NdtEvents').members
  return Object.fromEntries(
    events.map(({ name, type }) => {
      const [detail] = type.typeArguments
      return [
        name.text,
        ts.isTypeReferenceNode(detail) ? `{ ${fields(detail.getText())} }` : detail.getText(),
      ]
    }),
  )
}
