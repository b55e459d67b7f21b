import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { calls } from '../../src/contract/all.ts'
import { isChange } from '../../src/contract/call.ts'
import { isCall } from '../calls-of.mjs'
import { docOf } from '../docstrings.mjs'
import { exampleOf } from './examples.mjs'
import { documented, field, leftOver } from './fields.mjs'
import { inForm } from './form.mjs'
import { jsonSchema } from './schema.mjs'

/** The one call whose address is the page's own (Q37) is no part of the portal's contract. */
const hasAddress = ({ name }) => name !== 'uploadResume'

/** Every call: its name and file, the sentence above it, its schemas and an example; as the files have them. */
export async function readCalls() {
  const written = globSync('src/contract/*.ts').sort().flatMap(readFile).filter(hasAddress)
  const forgotten = written.find(({ name }) => !calls[name])
  if (forgotten) throw new Error(`src/contract/all.ts lacks ${forgotten.name}.`)
  const areas = [...new Set(Object.keys(calls).map(name => areaOf(name, written)))]
  const sorted = areas.flatMap(area => written.filter(call => call.area === area))
  const described = await Promise.all(sorted.map(describe))
  const [unknown] = leftOver()
  if (unknown) throw new Error(`build/docs/fields describes ${unknown}, which no call has.`)
  return described
}

function areaOf(name, written) {
  return written.find(call => call.name === name).area
}

async function describe({ name, area, doc }) {
  const call = calls[name]
  const example = await exampleOf(name, call)
  const { params = {}, query, body } = example.asked
  const explain = (schema, part, sample) => documented(jsonSchema(schema), [name, part], [sample])
  return {
    name,
    area,
    doc,
    method: call.method,
    path: call.path,
    params: Object.entries(params).map(([param, value]) => {
      const type = typeof value === 'number' ? 'integer' : 'string'
      return { name: param, schema: field({ type }, [name, 'path', param], [value]) }
    }),
    query: call.query && explain(call.query, 'query', query),
    body: call.body && inForm(explain(call.body, 'body', body), call),
    encoding: call.body ? (call.encoding ?? 'json') : undefined,
    changes: isChange(call),
    success: call.success,
    // what nobody reads is not described
    answer: call.answer.type === 'unknown' ? {} : explain(call.answer, 'answer', example.answer),
    example,
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
