/** What a fault comes to: nothing but a wait, a failure, a refusal in words for people, or the end of a session. */
export type Kind = 'waits' | 'fails' | 'refuses' | 'ends'

/** One way in which an answer goes wrong. */
export interface Fault {
  name: string
  /** What happens on the wire. */
  what: string
  kind: Kind
  /** What it comes to for a change whose answer nobody reads, where that differs. */
  ofChange?: Kind
  /** What the server says to people; its words are shown where the description shows them. */
  reason?: string
  /** A read is sent twice; a change is sent once, whatever comes. */
  isReadAgain?: true
}

/** Words that are meant for nobody: of a server's inside, of markup, and of what is missing. */
export const INNER =
  /SQLSTATE|Whoops|<!doctype|<form|Unauthenticated|CSRF token|\[object|undefined|\bNaN\b/

/** What the server says of a field that it does not take, and of the form around it. */
export const FIELD_WORDS = 'This value is not taken.'
const FORM_WORDS = 'The given data was invalid.'

const SQL = 'SQLSTATE[42S02]: Base table or view not found'
const NO = { success: false, message: 'Not today.', data: null }

const GIGANTIC = JSON.stringify({ blob: 'x'.repeat(30 * 1_048_576) })

/** A server's answer. */
export type Answer = [status: number, body: string | object, headers?: Record<string, string>]

/** Every fault, in the order of the published table. */
export const faults: Fault[] = [
  { name: '500 JSON', what: `status 500, with \`${SQL}\``, kind: 'fails', isReadAgain: true },
  { name: '500 HTML', what: 'status 500, with a page', kind: 'fails', isReadAgain: true },
  { name: '422', what: 'status 422, with words for a field', kind: 'refuses', reason: FORM_WORDS },
  { name: '403', what: 'status 403, with a reason', kind: 'refuses', reason: 'It is on hold.' },
  { name: '404', what: 'status 404, with a reason', kind: 'refuses', reason: 'It is gone.' },
  { name: '401', what: 'status 401', kind: 'ends' },
  { name: '419', what: 'status 419, for a token that has run out', kind: 'ends' },
  { name: '413', what: 'status 413, with a reason', kind: 'refuses', reason: 'It is too large.' },
  {
    name: '429',
    what: 'status 429, with a reason and `Retry-After: 120`',
    kind: 'refuses',
    reason: 'Too many tries. Please try again in 2 minutes.',
  },
  { name: 'no answer', what: 'no answer, until the time limit has passed', kind: 'fails' },
  { name: 'reset', what: 'a connection that is reset', kind: 'fails', isReadAgain: true },
  { name: 'slow', what: 'an answer after three seconds', kind: 'waits' },
  { name: 'cut off', what: 'a connection that ends amid the answer', kind: 'fails' },
  { name: 'invalid JSON', what: 'status 200, with JSON that stops early', kind: 'fails' },
  {
    name: 'wrong shape',
    what: 'status 200, with JSON of something else',
    kind: 'fails',
    ofChange: 'waits',
  },
  {
    name: 'says no',
    what: 'status 200, with `success: false`',
    kind: 'refuses',
    reason: NO.message,
  },
  { name: 'sign-in 200', what: 'status 200, with the sign-in page', kind: 'fails' },
  { name: 'sign-in 302', what: 'a redirect to the sign-in page', kind: 'ends' },
  { name: 'gigantic', what: 'status 200, with 30 MB of JSON', kind: 'fails', ofChange: 'waits' },
]

/** What the server of a fault answers at once; the others take hold of the connection. */
export const answers: Record<string, (field: string) => Answer> = {
  '500 JSON': () => [500, { message: SQL, exception: 'PDOException' }],
  '500 HTML': () => [500, '<!doctype html><title>500</title><h1>Whoops, something broke.</h1>'],
  '422': field => [422, { message: FORM_WORDS, errors: { [field]: [FIELD_WORDS] } }],
  '403': () => [403, { message: 'It is on hold.' }],
  '404': () => [404, { message: 'It is gone.' }],
  '401': () => [401, { message: 'Unauthenticated.' }],
  '419': () => [419, { message: 'CSRF token mismatch.' }],
  '413': () => [413, { message: 'It is too large.' }],
  '429': () => [429, { message: 'Too many tries.' }, { 'Retry-After': '120' }],
  'wrong shape': () => [200, { temperature: { celsius: 21.5 }, station: 'ENGM' }],
  'says no': () => [200, NO],
  'sign-in 200': () => [200, '<!doctype html><title>Sign in</title><form method="post"></form>'],
  'sign-in 302': () => [302, '', { Location: '/user-sign-in' }],
  gigantic: () => [200, GIGANTIC, { 'Content-Type': 'application/json' }],
}
