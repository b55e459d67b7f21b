import { whyNoJson } from '../../src/contract/no-json'
import { isObject } from '../../src/contract/reading'
import { show } from './fit'
import type { Heard } from './host'
import type { Findings } from './result'

/** What there is to do about a call that is not there. */
export const ABSENT = 'If this call is not to be there, name the others by --only.'

const IN_JSON = 'Answer every call in JSON, refusals too (Django: CSRF_FAILURE_VIEW).'
const NO_ROUTE =
  'Is it a page of yours? Then no route leads to the call: `php -S` answers with index.php.'
const BY_STATUS = 'Say it by the status: 401 where nobody is signed in, 200 with JSON after a save.'
const REFUSAL = '{ "message": "…", "errors": { "field": ["…"] } }'

/** Tells where an answer leads elsewhere, is a page or no JSON; `who` says which request it was. */
export function judgeKind(
  { status, data, type, headers }: Heard,
  found: Findings,
  who = '',
): boolean {
  if (status >= 300 && status < 400) {
    found.fault(`${who}leads to ${headers.get('location')} (${status}).`, BY_STATUS)
    return false
  }
  const why = typeof data === 'string' ? whyNoJson(data) : undefined
  if (why?.kind === 'php') {
    found.fault(`${who}answers ${status}, and the answer ${why.said}.`, why.mend)
    return false
  }
  if (/^text\//.test(type) && !why) {
    found.fault(`${who}serves JSON as ${type}.`, 'Set Content-Type: application/json.')
    return false
  }
  if (type === 'text/html') {
    const mend = status === 200 ? `${IN_JSON} ${NO_ROUTE}` : IN_JSON
    found.fault(`${who}answers ${status} with HTML: ${wordsOf(data)}`, mend)
    return false
  }
  if (/\bjson$/.test(type) && typeof data === 'string') {
    found.fault(`${who}answers what is no JSON: ${wordsOf(data)}`, why?.mend)
    return false
  }
  if (JSON.stringify(data)?.includes('\uFFFD')) {
    found.fault(
      `${who}is not written in UTF-8.`,
      'Read and print all texts as UTF-8, from the database on.',
    )
  }
  return true
}

/** Whether a read was answered with data; tells what is wrong with its status, its type and its caching. */
export function judgeRead(heard: Heard, found: Findings, isOwn: boolean): boolean {
  const { status, data, headers } = heard
  if (status === 404) {
    found.fault('answers 404.', ABSENT)
    return false
  }
  if (!judgeKind(heard, found)) return false
  if (status < 200 || status > 299) {
    const hint = status === 401 ? 'Is the cookie whole, and the session not over?' : undefined
    found.fault(`answers ${status}: ${wordsOf(data)}`, hint)
    return false
  }
  const caching = headers.get('cache-control') ?? ''
  if (isOwn && /public|max-age=[1-9]/i.test(caching) && !/private|no-store/i.test(caching)) {
    const hint = 'Set Cache-Control: no-store on what is somebody’s own.'
    found.fault(`may be kept for others (Cache-Control: ${caching}).`, hint)
  }
  return true
}

/** Tells where a call is refused in another way than by one of these statuses, with words in JSON. */
export function judgeRefusal(
  heard: Heard,
  statuses: number[],
  found: Findings,
  who: string,
  hint?: string,
): void {
  const { status, data } = heard
  if (!judgeKind(heard, found, who)) return
  const due = statuses.join(' or ')
  if (!statuses.includes(status)) {
    found.fault(`${who}answers ${status} in the place of ${due}: ${wordsOf(data)}`, hint)
  } else if (!isObject(data) || typeof data['message'] !== 'string') {
    found.fault(`${who}answers ${status} without a message: ${wordsOf(data)}`, `Answer ${REFUSAL}.`)
  }
}

/** What an answer holds, in short. */
function wordsOf(data: unknown): string {
  if (typeof data !== 'string') return show(data)
  const title = /<(?:title|h1)[^>]*>([^<]+)/i.exec(data)?.[1]
  return show((title ?? data.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ').trim())
}
