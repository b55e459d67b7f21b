import { expect, test } from 'vitest'
import { mockSite } from '../../cli/mock/server'
import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { read } from '../../src/contract/schema'

const app = mockSite('dist')
const PARTS: Record<string, string> = { slug: 'product-1', path: 'company/products/export' }

test.each(Object.entries(calls) as [string, Definition][])(
  'an example fits %s',
  async (_, { method, path, encoding, body, answer }) => {
    const filled = path.replace(/{(\w+)}/g, (_, name: string) => PARTS[name] ?? '1')
    const sent =
      encoding === 'json' ? '{"preferences": [1]}' : new URLSearchParams({ job_id: '501' })
    const response = await app.request(`${filled}?is_applied=2`, {
      method,
      ...(body && { body: sent }),
    })
    expect(response.status).toBe(200)
    const isJson = response.headers.get('content-type')!.includes('json')
    const { typed, issues } = read(answer, isJson ? await response.json() : await response.text())
    expect({ typed, issues }).toEqual({ typed: true, issues: undefined })
  },
)

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
