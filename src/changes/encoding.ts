import { once } from './once'
import { sentOnce } from './sent-once'

/** How a list in a form is named: `skills[]` (PHP's own) or `tags[0]` (numbered). */
export type Lists = 'plain' | 'numbered'

/** How a call's body travels. */
interface Travel {
  path: string
  encoding?: 'json' | 'form' | 'multipart'
  lists?: Lists
  adds?: true
}

/** A call's body in the encoding that the call declares; what adds something has its key from now on. */
export function encode({ path, encoding, lists, adds }: Travel, body: object) {
  const fields = body as Record<string, unknown>
  if (encoding === 'multipart') {
    const form = toFormData(fields, lists)
    if (adds) sentOnce.set(form, once(path, form))
    return form
  }
  return encoding === 'form' ? toUrlEncoded(fields, lists) : fields
}

type Field = [name: string, value: string | Blob]

/** A body as multipart form data; `undefined` and `null` are left out, files keep their name. */
export function toFormData(body: Record<string, unknown>, lists?: Lists): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(body, lists)) form.append(name, value)
  return form
}

/** A body as `application/x-www-form-urlencoded`; files do not travel this way. */
export function toUrlEncoded(body: Record<string, unknown>, lists?: Lists): URLSearchParams {
  return new URLSearchParams([...fieldsOf(body, lists)] as [string, string][])
}

function* fieldsOf(body: Record<string, unknown>, lists: Lists = 'plain'): Generator<Field> {
  for (const [name, value] of Object.entries(body)) yield* pairs(name, value, lists)
}

function* pairs(name: string, value: unknown, lists: Lists): Generator<Field> {
  if (value === undefined || value === null) return
  if (value instanceof Blob) yield [name, value]
  else if (Array.isArray(value)) {
    for (const [index, item] of Object.entries(value as unknown[])) {
      yield* pairs(lists === 'numbered' ? `${name}[${index}]` : `${name}[]`, item, lists)
    }
  } else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* pairs(`${name}[${key}]`, item, lists)
  } else yield [name, String(value)]
}
