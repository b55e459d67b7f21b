import { ofetch } from 'ofetch'
import { encode } from '../../src/changes/encoding'
import { isChange, type Definition } from '../../src/contract/call'
import { Unmade } from '../unmade'
import { reasonOf, type Page } from './page'

/** What a call is asked with. */
export interface Question {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: object
  /** Another path than the call's own. */
  path?: string
  /** Without the session's cookies. */
  isNobody?: boolean
  /** With the page's CSRF token, when left out. */
  token?: 'none' | 'another'
  /** Which state of what it writes it began with. */
  version?: string | null
  /** Another account than the page's. */
  account?: string
}

/** What was answered. */
export interface Heard {
  status: number
  /** The body, decoded as the library does. */
  data: unknown
  /** The type without its parameters. */
  type: string
  headers: Headers
  ms: number
}

const TIMEOUT = 30_000

/** Asks the backend as a page of it would, following nothing; throws Unmade where no answer comes. */
export type Ask = (call: Definition, question?: Question) => Promise<Heard>

/** Opens the way to the backend of a page. */
export function hostOf(page: Page): Ask {
  return async (call, question = {}) => {
    const { params = {}, query, body, path = call.path } = question
    const filled = path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name]!))
    const url = new URL(page.apiBase.replace(/\/$/, '') + filled, page.url)
    const began = performance.now()
    const response = await ofetch
      .raw(url.href, {
        method: call.method,
        headers: headersOf(call, page, url, question),
        redirect: 'manual',
        ignoreResponseError: true,
        retry: 0,
        signal: AbortSignal.timeout(TIMEOUT),
        ...(query && { query }),
        ...(body && { body: encode(call, body) }),
      })
      .catch((error: Error) => {
        throw new Unmade(`No answer: ${reasonOf(error)}`)
      })
    const { status, headers, _data: data } = response
    if (status === 429) {
      const wait = headers.get('retry-after')
      throw new Unmade(`Too many requests (429)${wait ? `; again in ${wait} s` : ''}.`)
    }
    const type = headers.get('content-type')?.split(';')[0]!.toLowerCase() ?? ''
    return { status, headers, data, type, ms: Math.round(performance.now() - began) }
  }
}

function headersOf(
  call: Definition,
  page: Page,
  { origin }: URL,
  { isNobody, token, version, account = page.account }: Question,
): Record<string, string> {
  const common = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' }
  // another origin gets neither the session nor the token
  if (origin !== page.url.origin) return common
  const cookies = [...page.cookies].map(pair => pair.join('=')).join('; ')
  return {
    ...common,
    // Django and Rails hold these against their own host
    Origin: origin,
    Referer: page.url.href,
    'Sec-Fetch-Site': 'same-origin',
    ...(cookies && !isNobody && { Cookie: cookies }),
    ...(version && { 'If-Match': `"${version}"` }),
    ...(isChange(call) && token !== 'none' && (token ? another(page.token) : page.token)),
    ...(isChange(call) && account && { 'X-NDT-Account': account }),
  }
}

/** A token that is as long, and not the session's. */
const another = (token: Page['token']) =>
  Object.fromEntries(
    Object.entries(token).map(([header, value]) => [header, [...value].reverse().join('')]),
  )
