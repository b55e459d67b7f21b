import { DomUtils, parseDocument } from 'htmlparser2'
import { csrfHeaders } from '../../src/changes/csrf'
import { Unmade } from '../unmade'
import { findOddGuides } from './guides'
import { Findings } from './result'
import { findUnclosed } from './unclosed'

/** What a page tells the widgets, as a browser with these cookies gets it. */
export interface Page {
  url: URL
  /** Name -> value, as given, and as the page's answer set them. */
  cookies: Map<string, string>
  /** The header that carries the CSRF token; empty without one. */
  token: Record<string, string>
  /** The id in the user's meta tag. */
  account?: string
  /** What is put before every path: an origin or a path. */
  apiBase: string
  /** The `export-path` of a table on the page. */
  exportPath?: string
  /** Milliseconds until it came. */
  ms: number
  found: Findings
}

/**
 * Reads a page as the library does: its user, its token, its settings.
 *
 * Throws Unmade where the page does not come, or leads elsewhere.
 */
export async function readPage(address: string, cookie: string): Promise<Page> {
  const url = addressOf(address)
  const began = performance.now()
  const headers = { Accept: 'text/html', ...(cookie && { Cookie: cookie }) }
  const response = await fetch(url, { headers, redirect: 'manual' }).catch((error: Error) => {
    throw new Unmade(`${url} does not answer: ${reasonOf(error)}`)
  })
  const target = response.headers.get('location')
  if (target) {
    throw new Unmade(
      `${url} leads to ${target}. Give the page itself, and by --cookie a session that may see it.`,
    )
  }
  if (!response.ok) throw new Unmade(`${url} answers ${response.status}.`)
  const found = new Findings()
  const cookies = cookiesOf(cookie, response.headers.getSetCookie(), found)
  const ms = Math.round(performance.now() - began)
  return {
    url,
    cookies,
    found,
    ms,
    ...readMarkup(await response.text(), { url, cookies, found }, !!cookie),
  }
}

function addressOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol.startsWith('http')) return url
  throw new Unmade(`${address} is no address: give a page of yours, such as https://example.com/.`)
}

/** Why a request came to nothing, in the words of the system. */
export function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message || (cause as { code?: string }).code! : message
}

function cookiesOf(given: string, set: string[], found: Findings): Map<string, string> {
  const pairs = [...given.split(/; */), ...set.map(line => line.split(';')[0]!)]
  for (const line of set.filter(one => /^(XSRF-TOKEN|csrftoken)=.*;\s*HttpOnly/i.test(one))) {
    found.fault(
      `The cookie ${line.split('=')[0]} is HttpOnly, and no script can read it.`,
      'Set it without HttpOnly, or put the token into <meta name="csrf-token">.',
    )
  }
  return new Map(
    pairs.filter(Boolean).map(pair => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
  )
}

function readMarkup(
  html: string,
  { url, cookies, found }: Pick<Page, 'url' | 'cookies' | 'found'>,
  isSignedIn: boolean,
) {
  findUnclosed(html, found)
  const all = DomUtils.findAll(() => true, parseDocument(html).children)
  findOddGuides(all, found)
  const metas = (name: string) =>
    all.filter(({ tagName, attribs }) => tagName === 'meta' && attribs['name'] === name)
  const { userMeta = 'user', apiBase = '' } = settingsIn(all, found)
  const base = new URL(apiBase, url)
  if (base.origin !== url.origin) {
    found.fault(
      `apiBase is of another origin (${base.origin}): neither cookies nor the token go there.`,
      "Put a proxy path on the page's own origin.",
    )
  }
  const jar = [...cookies].map(pair => pair.join('=')).join('; ')
  const token = csrfHeaders(jar, metas('csrf-token')[0]?.attribs['content'] ?? '')
  if (!Object.keys(token).length) {
    found.fault(
      'The page has no CSRF token: a call that changes state carries none.',
      'Put <meta name="csrf-token" content="…"> on the page, or set the cookie XSRF-TOKEN or csrftoken.',
    )
  }
  const account = accountIn(metas(userMeta), userMeta, isSignedIn, found)
  const exportPath = all.find(({ attribs }) => attribs['export-path'])?.attribs['export-path']
  return { token, apiBase, ...(exportPath && { exportPath }), ...(account && { account }) }
}

type Elements = ReturnType<typeof DomUtils.findAll>

function settingsIn(all: Elements, found: Findings): { userMeta?: string; apiBase?: string } {
  const block = all.find(({ attribs }) => 'data-ndt-config' in attribs)
  if (!block) return {}
  try {
    return JSON.parse(DomUtils.textContent(block)) as object
  } catch (error) {
    found.fault(`data-ndt-config is no JSON: ${(error as Error).message}`)
    return {}
  }
}

function accountIn(
  metas: Elements,
  name: string,
  isSignedIn: boolean,
  found: Findings,
): string | undefined {
  const content = metas[0]?.attribs['content']
  const hint = `<meta name="${name}" content='{"id": 7, "first_name": "Asha"}'>, its JSON escaped as any attribute.`
  if (metas.length > 1) found.fault(`The page has ${metas.length} user tags; the first counts.`)
  if (!content) {
    // without a cookie that is as it should be
    if (isSignedIn) found.fault('The page says of nobody that they are signed in.', hint)
    return undefined
  }
  try {
    const user = JSON.parse(content) as { id?: string | number } | null
    if (!user && isSignedIn) found.fault('The page says of nobody that they are signed in.', hint)
    if (!user) return undefined
    const { id } = user
    if (!id) found.fault('The signed-in user has no id.', hint)
    return id ? String(id) : undefined
  } catch (error) {
    found.fault(`The user's tag is no JSON: ${(error as Error).message}`, hint)
    return undefined
  }
}
