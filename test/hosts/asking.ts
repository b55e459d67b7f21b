import type { APIResponse, Page } from 'playwright-core'
import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { read as readBy } from '../../src/contract/schema'

/** What a request carries beside the session of its page. */
export interface Extras {
  headers?: Record<string, string>
  form?: Record<string, string | number>
  data?: object
  multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>
}

/** Makes a call as a page of the starter would, with its session, but for what `extras` says. */
export function ask(
  page: Page,
  name: keyof typeof calls,
  { headers, ...extras }: Extras = {},
  id = 1,
): Promise<APIResponse> {
  const { method, path } = calls[name]
  const url = new URL(path.replace('{id}', String(id)), page.url())
  return page.request.fetch(url.href, {
    method,
    headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
    maxRedirects: 0,
    ...extras,
  })
}

/** What a read answers; throws where any of it is not as the contract has it. */
export async function answerOf(page: Page, name: keyof typeof calls): Promise<unknown> {
  const answer = await ask(page, name)
  const { typed, value, issues } = readBy((calls[name] as Definition).answer, await answer.json())
  if (!typed || issues) throw new Error(`${name}: ${answer.status()} ${JSON.stringify(issues)}`)
  return value
}

/** The header with the CSRF token, as the widgets find it on the page. */
export async function tokenOf(page: Page): Promise<Record<string, string>> {
  const meta = page.locator('meta[name="csrf-token"]')
  if (await meta.count()) return { 'X-CSRF-TOKEN': (await meta.getAttribute('content'))! }
  const cookies = await page.context().cookies()
  return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')!.value }
}
