import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { calls } from '../../src/contract/all.ts'
import { isChange } from '../../src/contract/call.ts'
import { isCall } from '../calls-of.mjs'
import { docOf } from '../docstrings.mjs'
import { jsonSchema } from './schema.mjs'

/** The one call whose address is the page's own (Q37) is no part of the portal's contract. */
const hasAddress = ({ name }) => name !== 'uploadResume'

/** Every call: its name and file, the sentence above it, and its schemas; as the files have them. */
export function readCalls() {
  const written = globSync('src/contract/*.ts').sort().flatMap(readFile).filter(hasAddress)
  const forgotten = written.find(({ name }) => !calls[name])
  if (forgotten) throw new Error(`src/contract/all.ts lacks ${forgotten.name}.`)
  const areas = [...new Set(Object.keys(calls).map(name => areaOf(name, written)))]
  return areas.flatMap(area => written.filter(call => call.area === area)).map(describe)
}

function areaOf(name, written) {
  return written.find(call => call.name === name).area
}

function describe({ name, area, doc }) {
  const call = calls[name]
  return {
    name,
    area,
    doc,
    method: call.method,
    path: call.path,
    params: [...call.path.matchAll(/{(\w+)}/g)].map(([, param]) => param),
    query: call.query && jsonSchema(call.query),
    body: call.body && inForm(jsonSchema(call.body), call),
    encoding: call.body ? (call.encoding ?? 'json') : undefined,
    changes: isChange(call),
    success: call.success,
    answer: jsonSchema(call.answer),
  }
}

/** Text without the numbers of requirements, which a page author does not know. */
function plain(text) {
  return text.replace(/ \(([RQ]\d+[-, ]*)+\)/g, '')
}

function readFile(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const area = file.replace(/^.*\//, '').replace('.ts', '')
  return source.statements.filter(ts.isVariableStatement).flatMap(statement => {
    const [declaration] = statement.declarationList.declarations
    return isCall(declaration)
      ? [{ name: declaration.name.text, area, doc: plain(docOf(statement)) }]
      : []
  })
}

/** A form's lists have names of their own: `skills[]`, or `tags[0]`. */
function inForm(schema, { encoding, lists }) {
  if (!encoding || encoding === 'json' || !schema.properties) return schema
  const mark = lists === 'numbered' ? '[0]' : '[]'
  const entries = Object.entries(schema.properties).map(([name, value]) => [
    value.type === 'array' ? name + mark : name,
    value,
  ])
  return { ...schema, properties: Object.fromEntries(entries) }
}
