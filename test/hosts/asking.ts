import type { APIResponse, Page } from 'playwright-core'
import { calls } from '../../src/contract/all'

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

/** The header with the CSRF token, as the widgets find it on the page. */
export async function tokenOf(page: Page): Promise<Record<string, string>> {
  const meta = page.locator('meta[name="csrf-token"]')
  if (await meta.count()) return { 'X-CSRF-TOKEN': (await meta.getAttribute('content'))! }
  const cookies = await page.context().cookies()
  return { 'X-CSRFToken': cookies.find(({ name }) => name === 'csrftoken')!.value }
}
