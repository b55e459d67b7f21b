import { expect, test } from 'vitest'
import type { pageOf } from '../../../stories/fixtures/company-lists'
import { readCalls } from '../../../build/docs/calls.mjs'
import { shortened } from '../../../build/docs/examples.mjs'
import { mockSite } from '../../../cli/mock/server'
import { encode } from '../../../src/changes/encoding'
import { calls } from '../../../src/contract/all'

const app = mockSite('dist')
const described = await readCalls()

test.each(described)('the example of $name is what the mock answers', async call => {
  const { target, asked, status, answer } = call.example
  const sent = asked.body && encode(calls[call.name as keyof typeof calls], asked.body as object)
  const body = call.encoding === 'json' ? JSON.stringify(sent) : (sent as FormData | undefined)
  const response = await mockSite('dist').request(target, { method: call.method, body })
  expect(response.status).toBe(status)
  expect(status).toBe(200)
  const isJson = response.headers.get('content-type')!.includes('json')
  expect(isJson ? shortened(await response.json()) : await response.text()).toEqual(answer)
})

test('a page of another origin may ask, and a sample page has its tag', async () => {
  const headers = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'x-requested-with',
  }
  const leave = await app.request('/api/v1/logout', { method: 'OPTIONS', headers })
  expect(leave.headers.get('access-control-allow-origin')).toBe('*')
  expect(leave.headers.get('access-control-allow-headers')).toBe('x-requested-with')
  const page = await app.request('/company/products/edit/%22%3E%3Cscript%3E')
  expect(await page.text()).toContain('<ndt-product-form slug="---script-">')
  expect((await app.request('/nowhere')).status).toBe(404)
})

test('what cannot be read is refused in JSON, and a page that is no number is the first', async () => {
  const unread = await app.request('/api/v2/user/update-preferences', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{bad',
  })
  expect(unread.status).toBe(400)
  expect(((await unread.json()) as { message: string }).message).toContain('cannot be read: ')
  const list = await app.request('/api/v2/company/product?page=abc&limit=-4')
  const { meta } = (await list.json()) as ReturnType<typeof pageOf>
  expect(meta.pagination).toMatchObject({ current_page: 1, per_page: 10, total_pages: 7 })
})

test('a list is what its filters leave, by day and by sub-category too', async () => {
  const rows = async (query: string) => {
    const answer = await app.request(`/api/v2/company/product?limit=99&${query}`)
    return ((await answer.json()) as ReturnType<typeof pageOf<Row>>).data
  }
  type Row = { created_at: { formatted_date: string }; sub_category: { name: string } }
  const days = await rows('from_date=12-11-2026&to_date=13-11-2026')
  expect(days.map(row => row.created_at.formatted_date)).toEqual([
    '13 November 2026',
    '12 November 2026',
  ])
  const tofd = await rows('sub_category_id=2')
  expect(new Set(tofd.map(row => row.sub_category.name))).toEqual(new Set(['TOFD']))
})
