// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { csvLines } from '../../demo/api/csv'
import * as products from '../../demo/db/queries/products'
import { log } from '../../demo/log'
import { useCompanies } from './company-site'

const site = useCompanies('full')

const ask = (path: string, as = site.seller) =>
  site.app.request(`/api/v1/company/${path}`, { headers: { Cookie: `ndt_session=${as.token}` } })
const linesOf = async (answer: Response) => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  return text.split('\r\n')
}

describe('R184 the file of a table', () => {
  test('Q54 is report.csv in UTF-8, with all rows that the filters leave', async () => {
    const answer = await ask('product/export?published=2&page=2&limit=10&sort=name')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="report.csv"')
    const lines = await linesOf(answer)
    expect(lines[0]).toBe('\uFEFF"Product Name","Category","Sub Category","Added On","Publish"')
    expect(lines.at(-1)).toBe('')
    const rows = lines.slice(1, -1)
    expect(rows).toHaveLength(13)
    expect(rows.every(row => row.endsWith('"Unpublished"'))).toBe(true)
  })

  test('holds every one of 10,000 products', async () => {
    expect(await linesOf(await ask('product/export', site.rival))).toHaveLength(10_002)
  })

  test('is written as it is read, a thousand rows at a time', async () => {
    const { body } = await ask('product/export?sort=name', site.rival)
    const parts: string[] = []
    for await (const part of body!.pipeThrough(new TextDecoderStream())) parts.push(part)
    expect(parts.length).toBeGreaterThan(9)
    const names = parts.join('').split('\r\n').slice(1, -1)
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  })

  test('is there for services too', async () => {
    const lines = await linesOf(await ask('service/export?name=radiography'))
    expect(lines[1]).toMatch(
      /^"Digital radiography with same-day interpretation",".*","Published"$/,
    )
  })

  test('R185 is refused with a message, and to others than companies', async () => {
    const refused = await ask('product/export?sort=x')
    expect([refused.status, await refused.json()]).toEqual([
      422,
      {
        message: 'The selected sort is invalid.',
        errors: { sort: ['The selected sort is invalid.'] },
      },
    ])
    expect((await ask('product/export', site.amara)).status).toBe(403)
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1'])(
    'Q54 takes %j for no formula',
    text => {
      expect(csvLines([[text]])).toBe(`"'${text}"\r\n`)
    },
  )

  test('quotes what a cell may hold', () => {
    expect(csvLines([['5 MHz, 1/2"', 'a\nb']])).toBe('"5 MHz, 1/2""","a\nb"\r\n')
  })

  describe('whose rows cannot be read', () => {
    /** Asks a server, whose database answers so often before it fails. */
    async function askFailing(times: number) {
      const server = serve({ fetch: site.app.fetch, port: 0 })
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      const read = products.productsBy
      const asked = vi.spyOn(products, 'productsBy').mockImplementation((...query) => {
        if (asked.mock.calls.length <= times) return read(...query)
        throw new DrizzleQueryError('select secrets', ['typed'], new Error('gone'))
      })
      const logged = vi.spyOn(log, 'error').mockReturnValue()
      const printed = vi.spyOn(console, 'error').mockReturnValue()
      const { port } = server.address() as AddressInfo
      const headers = { Cookie: `ndt_session=${site.rival.token}` }
      const url = `http://127.0.0.1:${port}/api/v1/company/product/export`
      return { answer: await fetch(url, { headers }), logged, printed }
    }

    test('is a failure that says nothing of the database', async () => {
      const { answer, logged, printed } = await askFailing(0)
      expect([answer.status, await answer.json()]).toEqual([500, { message: 'Server Error' }])
      expect([logged.mock.calls.length, printed.mock.calls]).toEqual([1, []])
    })

    test('is cut off where it has begun, and the log alone says why', async () => {
      const { answer, logged, printed } = await askFailing(3)
      await expect(answer.text()).rejects.toThrow()
      expect([logged.mock.calls.length, printed.mock.calls]).toEqual([1, []])
    })
  })

  test('waits for its turn with each batch, as one account’s others do', async () => {
    let underWay = 0
    let most = 0
    const read = products.productsBy
    vi.spyOn(products, 'productsBy').mockImplementation(async (...query) => {
      most = Math.max(most, ++underWay)
      return read(...query).finally(() => underWay--)
    })
    const files = await Promise.all(
      Array.from({ length: 4 }, async () => linesOf(await ask('product/export', site.rival))),
    )
    expect([most, ...files.map(lines => lines.length)]).toEqual([1, ...Array(4).fill(10_002)])
  })
})
