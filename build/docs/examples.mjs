import { answerers } from '../../cli/mock/answers.ts'
import { encode } from '../../src/changes/encoding.ts'
import { requests } from '../../stories/fixtures/requests.ts'

/**
 * What a call is asked with for an example, and what `ndt-widgets mock` answers to it.
 *
 * `asked` is as the widgets have it; `target`, `fields` and `json` as it travels.
 */
export async function exampleOf(name, call) {
  const asked = requests[name] ?? {}
  const { params = {}, query, body } = asked
  const path = call.path.replace(/{(\w+)}/g, (_, part) => params[part])
  const target = query ? `${path}?${new URLSearchParams(query)}` : path
  const sent = body && encode(call, body)
  const isForm = call.encoding === 'form' || call.encoding === 'multipart'
  const response = await answerOf(target, call.method, isForm ? sent : JSON.stringify(sent))
  const text = await response.text()
  const isJson = response.headers.get('content-type').includes('json')
  return {
    asked,
    target,
    fields:
      isForm && sent ? [...sent].map(([field, value]) => [field, shortened(value)]) : undefined,
    json: isForm ? undefined : sent,
    status: response.status,
    answer: isJson ? shortened(JSON.parse(text)) : text,
  }
}

function answerOf(target, method, body) {
  const request = new Request(`http://localhost${target}`, { method, body })
  for (const answerer of answerers()) {
    const outcome = answerer(request)
    if (outcome) return outcome
  }
  throw new Error(`The mock has no answer to ${method} ${target}.`)
}

/** The same with two rows a list, files by their names, and without the insides of pictures. */
export function shortened(value) {
  if (value instanceof Blob) return `@${value.name}`
  if (typeof value === 'string') return value.replace(/^(data:[^,;]+)[^]*$/, '$1,…')
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened)
  if (typeof value !== 'object' || !value) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
