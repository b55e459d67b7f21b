import type { Answer } from '../http'
import { plain } from './plain'

/** What backends say in a 2xx that is none. */
const NO = /^(0|no|off|false|error|fail(ed|ure)?)$/i
/** What they say in one that is. */
const YES = /^(1|true|yes|ok|success(ful)?|20\d)$/i
/** A success's words without any JSON: one line, which is no JSON that was cut off, and speaks of no failure. */
const SENTENCE = /^(?![[{]|error|fail|warning).{1,200}$/i
/** Words of a refusal, wherever they stand: none is a success. */
const REFUSAL =
  /\b(un(authenticated|authori[sz]ed)|forbidden|denied|expired|not (been )?(authori[sz]ed|authenticated|allowed|permitted|saved|stored|created|updated|changed|deleted|(signed|logged) in))\b|\b(failed|connection.* lost)\W*$/i

/** What a 2xx came to: by its members or its words it may be a refusal, and a page is nothing. */
export type Verdict = 'success' | 'refused' | 'refused in words' | 'unreadable'

/** Whether a 2xx of a change, with this body as `parsed` reads it, saved anything (Q115). */
export function verdictOf({ isPage }: Pick<Answer, 'isPage'>, body: unknown): Verdict {
  const words = wordsIn(body)
  const isSentence = SENTENCE.test(words) && plain(words) !== ''
  if (NO.test(String(body)) || saysNo(body)) return 'refused'
  if (isSentence && REFUSAL.test(words) && !saysYes(body)) return 'refused in words'
  // a page is a sign-in form, or what a script died of; an empty one may be where nothing is promised
  const isText = typeof body === 'string' && body !== ''
  return (isText && (isPage || !isSentence)) || body instanceof Blob ? 'unreadable' : 'success'
}

/** Old backends send JSON as if it were a page. */
export function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  const body = data.trim()
  try {
    return /^[[{]/.test(body) ? JSON.parse(body) : body
  } catch {
    return body
  }
}

/** The words of an answer, wherever they stand. */
export function wordsIn(body: unknown): string {
  if (typeof body === 'string') return body
  const { message, data } = membersOf(body)
  return message || data ? wordsIn(message || data) : ''
}

function saysNo(body: unknown): boolean {
  const { success, ok, status, code, error, errors } = membersOf(body)
  return (
    [success, ok, status].some(word => NO.test(String(word))) ||
    [status, code].some(number => Number(number) >= 400) ||
    [error, errors].some(isGiven)
  )
}

function saysYes(body: unknown): boolean {
  const { success, ok, status } = membersOf(body)
  return [success, ok, status].some(word => YES.test(String(word)))
}

function isGiven(complaint: unknown): boolean {
  const said = typeof complaint === 'object' ? Object.keys(complaint ?? {}) : complaint
  return !['', '0', 'false', 'undefined'].includes(String(said))
}

/** What an answer's body holds by name. */
export function membersOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body ? (body as Record<string, unknown>) : {}
}
