import { isChange } from '../../src/contract/changing'
import { calls } from '../../src/contract/package'
import { whyNoJson, type NoJson } from '../../src/contract/no-json'
import type { CallName } from '../known'
import { oddIn, type Odd } from './answer'
import { callOf } from './call-names'
import { changed } from './notify'

/** A call that a tag made. */
export interface SeenCall {
  name: CallName
  method: string
  /** With its query. */
  url: URL
  /** Since the page was opened, in milliseconds. */
  start: number
  /** Undefined while it is under way. */
  ms?: number
  /** 0 where no answer came. */
  status: number
  /** The answer is a page, whatever its status. */
  isPage?: boolean
  isRedirected?: boolean
  /** Why no answer came. */
  failure?: string
  /** What was sent for the page's token: a header of its own. */
  hasToken?: boolean
  odd: Odd[]
  /** Its bytes are those of another encoding than UTF-8: some are shown as a question mark. */
  isGarbled?: boolean
  /** Why a body is no JSON. */
  noJson?: NoJson
  /** What an answer of 2xx says that failed all the same. */
  refusal?: string
  /** Its answer was not seen: it was sent before the inspector came, or as an upload. */
  isUnread?: boolean
}

/** Every call so far, the first first. */
export const seenCalls: SeenCall[] = []

const TOKEN = /^x-(xsrf|csrf)-?token$/i

/** Listens to all that is fetched, and changes nothing of it. */
export function watchCalls(): void {
  const fetchOf = globalThis.fetch
  const begun = performance.now()
  globalThis.fetch = async (input, init) => {
    const call = begin(input, init)
    try {
      const response = await fetchOf(input, init)
      if (call) void end(call, response.clone())
      return response
    } catch (error) {
      if (call) fail(call, error as Error)
      throw error
    }
  }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) notice(entry as PerformanceResourceTiming, begun)
  }).observe({ type: 'resource', buffered: true })
}

/** What cannot be read here cannot be sent either: the page hears so from `fetch` itself. */
function begin(input: RequestInfo | URL, init: RequestInit = {}): SeenCall | undefined {
  try {
    const asked = input instanceof Request ? input : undefined
    const url = new URL(asked?.url ?? String(input), document.baseURI)
    return note(url, init.method ?? asked?.method ?? 'GET', init.headers ?? asked?.headers)
  } catch {
    return undefined
  }
}

function note(url: URL, method: string, headers?: HeadersInit): SeenCall | undefined {
  const name = callOf(url, method)
  if (!name) return undefined
  const hasToken = [...new Headers(headers).keys()].some(key => TOKEN.test(key))
  const start = performance.now()
  const call: SeenCall = { name, method, url, start, status: 0, odd: [], hasToken }
  seenCalls.push(call)
  changed()
  return call
}

async function end(call: SeenCall, response: Response): Promise<void> {
  call.ms = performance.now() - call.start
  call.status = response.status
  call.isRedirected = response.redirected || response.type === 'opaqueredirect'
  call.isPage = !!response.headers.get('content-type')?.startsWith('text/html')
  // which says all: a change may have nothing to say
  const isEmpty = call.status === 204 && isChange(calls[call.name])
  if (response.ok && !isEmpty) take(call, await response.text().catch(() => ''))
  changed()
}

function take(call: SeenCall, text: string): void {
  call.isGarbled = text.includes('\ufffd')
  try {
    const body: unknown = JSON.parse(text)
    call.odd = oddIn(call.name, body)
    const { success, message } = Object(body) as { success?: unknown; message?: unknown }
    if (success === false) call.refusal = String(message ?? '')
  } catch {
    call.odd = oddIn(call.name, text)
    call.noJson = whyNoJson(text)
  }
}

/** A call that its tag gave up, as it left the page, is none that failed. */
function fail(call: SeenCall, { name, message }: Error): void {
  call.ms = performance.now() - call.start
  if (name === 'AbortError') seenCalls.splice(seenCalls.indexOf(call), 1)
  else call.failure = message
  changed()
}

/** What went out before this script ran, and uploads, which are no fetches: the browser kept when, and how it ended. */
function notice(entry: PerformanceResourceTiming, begun: number): void {
  const { name: href, initiatorType, startTime: start, duration: ms, responseStatus } = entry
  const isEarly = initiatorType === 'fetch' && start < begun
  if (!isEarly && initiatorType !== 'xmlhttprequest') return
  const [url, method] = [new URL(href), isEarly ? 'GET' : 'POST']
  const name = callOf(url, method)
  if (!name) return
  seenCalls.push({ name, method, url, start, ms, status: responseStatus, odd: [], isUnread: true })
  changed()
}
