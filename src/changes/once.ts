import { json } from './json'

/** Keys of the changes that nobody answered, by what was sent. */
const unanswered = new Map<string, string>()

/**
 * The key of a change. The same words sent again, when the answer to the first was lost, have the key
 * of the first: a server that knows it does once what it was asked twice (the `Idempotency-Key` of the IETF).
 */
export function keyOf(
  address: string,
  method: string,
  body: unknown,
): { key: string; end(): void } {
  const sent = json([
    method,
    address,
    body instanceof FormData ? [...body].map(part) : String(body),
  ])
  const key = unanswered.get(sent) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  unanswered.set(sent, key)
  return { key, end: () => unanswered.delete(sent) }
}

/** Two files of one name, size and time are one file. */
function part([name, value]: [string, FormDataEntryValue]): unknown[] {
  return typeof value === 'string'
    ? [name, value]
    : [name, value.name, value.size, value.lastModified]
}
