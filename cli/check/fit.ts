import type { Definition } from '../../src/contract/call'
import { isObject } from '../../src/contract/reading'
import { read, type Issue } from '../../src/contract/schema'
import { namesIn } from './names'
import type { Findings } from './result'
import { dataOf, outlineOf, schemaAt } from './shape'
import { oddTexts, type OddText } from './texts'

/** What the contract makes of an answer's body; undefined where nothing can be read. Tells what is odd in it. */
export function fit({ answer }: Definition, body: unknown, found: Findings): unknown {
  const { typed, value, issues = [] } = read(answer, body)
  const around = dataOf(answer) === answer ? [] : wrapping(body)
  const data = around.reduce((whole, key) => (whole as Record<string, unknown>)[key], body)
  const odd = [...issues, ...oddTexts(data, dataOf(answer))]
  for (const { issue, count } of kindsOf(odd)) {
    const { input, message, path, hint } = issue
    const keys = path.map(({ key }) => String(key))
    const place = [...(keys[0] === 'meta' ? [] : around), ...keys].join('.')
    const was = input === undefined ? 'is missing' : `is ${show(input)}`
    const more = count > 1 ? `, and so at ${count - 1} more such places` : ''
    // of a whole body, with the `data` around it
    const schema = keys.length ? schemaAt(answer, keys) : answer
    found.fault(
      `${was}, and ${message.replace('is not', 'has to be')}${more}`,
      hint ?? (schema && `The contract has ${outlineOf(schema)}.`),
      place || 'the body',
    )
  }
  namesIn(dataOf(answer), data, around, found)
  return typed ? value : undefined
}

type Odd = Pick<Issue, 'input' | 'message' | 'path'> & Partial<OddText>

/** What is odd in many rows of a list counts once. */
function kindsOf(issues: Odd[]): { issue: Odd; count: number }[] {
  const kinds = new Map<string, { issue: Odd; count: number }>()
  for (const issue of issues) {
    const keys = issue.path.map(({ key }) => (/^\d+$/.test(`${key}`) ? '*' : key))
    const kind = [...keys, issue.message].join()
    kinds.set(kind, { issue, ...kinds.get(kind), count: (kinds.get(kind)?.count ?? 0) + 1 })
  }
  return [...kinds.values()]
}

/** Where the data stand in an answer: in `data`, `data.data`, Django's `results`; or they are the body. */
function wrapping(body: unknown): string[] {
  if (!isObject(body) || Array.isArray(body)) return []
  const name = ['data', 'results'].find(one => one in body)
  return name ? [name, ...wrapping(body[name])] : []
}

/** A value as it came, on one line. */
export function show(value: unknown): string {
  const text = value instanceof Blob ? `a file (${value.type})` : (JSON.stringify(value) ?? '')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
