import { FetchError } from 'ofetch'
import { ApiError, refusal } from '../error'
import type { Answer } from '../http'
import { count } from '../texts'
import { doubt } from './account'
import { plain } from './plain'
import { answerTexts } from './texts'

/** What backends say in a 2xx that is none. */
const NO = /^(0|no|off|false|error|fail(ed|ure)?)$/i
/** What they say in one that is. */
const YES = /^(1|true|yes|ok|success(ful)?|20\d)$/i
/** A success's words without any JSON: one line, which is no JSON that was cut off, and speaks of no failure. */
const SENTENCE = /^(?![[{]|error|fail|warning).{1,200}$/i
/** Words of a refusal, wherever they stand: none is a success. */
const REFUSAL =
  /\b(un(authenticated|authori[sz]ed)|forbidden|denied|expired|not (been )?(authori[sz]ed|authenticated|allowed|permitted|saved|stored|created|updated|changed|deleted|(signed|logged) in))\b|\b(failed|connection.* lost)\W*$/i
/** Laravel's word for an ended session. */
const NOBODY = /^\W*unauthenticated\b/i

/**
 * Waits for the answer to a change: what is not its success fails, in the server's words where it has
 * some (Q115).
 */
export async function answered(asked: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await asked
    return { ...answer, data: readable(successOf(answer, parsed(answer.data))) }
  } catch (error) {
    const { cause } = error as Error
    const isRefusal = cause instanceof FetchError && cause.status
    throw isRefusal ? refused(cause.status!, parsed(cause.data), cause) : error
  }
}

/** Old backends send JSON as if it were a page. */
function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  const body = data.trim()
  try {
    return /^[[{]/.test(body) ? JSON.parse(body) : body
  } catch {
    return body
  }
}

function successOf({ status, isPage }: Answer, body: unknown): unknown {
  // the one answer that is empty on purpose
  if (status === 204) return {}
  const words = wordsIn(body)
  const isSentence = SENTENCE.test(words) && plain(words) !== ''
  if (NO.test(String(body)) || saysNo(body)) throw refused(status, body)
  if (isSentence && REFUSAL.test(words) && !saysYes(body)) throw refused(status, { message: words })
  // a page is a sign-in form, or what a script died of; an empty one may be where nothing is promised
  const isText = typeof body === 'string' && body !== ''
  if ((isText && (isPage || !isSentence)) || body instanceof Blob) {
    throw new ApiError(
      'malformed',
      status,
      `The answer is no success: ${String(body).slice(0, 100)}`,
    )
  }
  return body
}

/** The words of an answer, wherever they stand. */
function wordsIn(body: unknown): string {
  if (typeof body === 'string') return body
  const { message, data } = membersOf(body)
  return message || data ? wordsIn(message || data) : ''
}

/** A success without the words that are none. */
function readable(body: unknown): unknown {
  if (typeof body === 'string') return plain(body)
  if (typeof body !== 'object' || !body || Array.isArray(body)) return body
  const members = Object.entries(body).map(([name, value]) =>
    name === 'message' || name === 'data' ? [name, readable(value)] : [name, value],
  )
  return Object.fromEntries(members) as object
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

/** A refusal by its status, or by the one that its body names, with its words wherever they stand. */
function refused(status: number, body: unknown, cause?: FetchError): ApiError {
  const { message, error, errors } = membersOf(body)
  const said = { message: message ?? membersOf(error)['message'] ?? error, errors }
  const code = cause ? status : codeIn(body, wordsIn(said) || wordsIn(body), status)
  const { kind, message: words, fields } = refusal(code, said)
  // of a 401 the client knows
  if (kind === 'session' && !cause) doubt()
  const wait = waitOf(cause?.response?.headers.get('retry-after'))
  // words with a number say it already
  const reason = [plain(words), !/\d/.test(words) && wait].filter(Boolean).join(' ')
  const ofFields = Object.entries(fields).filter(([, complaint]) => plain(complaint))
  return new ApiError(kind, code, reason, Object.fromEntries(ofFields), { cause })
}

/** The status that a body names; a number of the backend's own is none. */
function codeIn(body: unknown, words: string, status: number): number {
  const { status: named, code } = membersOf(body)
  const given = [named, code].map(Number).find(number => number >= 400 && number < 600)
  return given ?? (NOBODY.test(words) ? 401 : status)
}

/** When the server wants to be asked again, which it tells in seconds or as a date. */
function waitOf(header: string | null | undefined): string | undefined {
  const seconds = Number(header) || (Date.parse(header ?? '') - Date.now()) / 1000
  if (!(seconds > 0)) return undefined
  const t = answerTexts()
  return seconds > 90
    ? count(t, 'minutes', Math.ceil(seconds / 60))
    : count(t, 'seconds', Math.ceil(seconds))
}

function membersOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body ? (body as Record<string, unknown>) : {}
}
