import { FetchError } from 'ofetch'
import { ApiError, refusal } from '../error'
import type { Answer } from '../http'
import { count } from '../texts'
import { doubt } from './account'
import { plain } from './plain'
import { membersOf, parsed, verdictOf, wordsIn } from './success'
import { answerTexts } from './texts'

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

function successOf(answer: Answer, body: unknown): unknown {
  const { status } = answer
  // the one answer that is empty on purpose
  if (status === 204) return {}
  switch (verdictOf(answer, body)) {
    case 'refused':
      throw refused(status, body)
    case 'refused in words':
      throw refused(status, { message: wordsIn(body) })
    case 'unreadable':
      throw new ApiError(
        'malformed',
        status,
        `The answer is no success: ${String(body).slice(0, 100)}`,
      )
    case 'success':
      return body
  }
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

/** A refusal by its status, or by the one that its body names, with its words wherever they stand. */
function refused(status: number, body: unknown, cause?: FetchError): ApiError {
  const { message, error, errors } = membersOf(body)
  const said = { message: message ?? membersOf(error)['message'] ?? error, errors }
  const code = cause ? status : codeIn(body, wordsIn(said) || wordsIn(body), status)
  const { kind, message: words, fields } = refusal(code, said)
  // of a 401 the client knows
  if (kind === 'session' && !cause) doubt()
  const wait = waitOf(cause?.response?.headers)
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

/** When the server wants to be asked again, which it tells in seconds or as a date by its own clock. */
function waitOf(headers: Headers | undefined): string | undefined {
  const [after, date] = ['retry-after', 'date'].map(name => headers?.get(name) ?? '')
  const now = Date.parse(date!) || Date.now()
  const seconds = Number(after) || (Date.parse(after!) - now) / 1000
  if (!(seconds > 0)) return undefined
  const t = answerTexts()
  return seconds > 90
    ? count(t, 'minutes', Math.ceil(seconds / 60))
    : count(t, 'seconds', Math.ceil(seconds))
}
