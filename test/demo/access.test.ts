// @vitest-environment node
import { expect, test } from 'vitest'
import { calls } from './access-calls'
import { pages } from './access-pages'
import { useOwners } from './access-world'

const { site, askAll } = useOwners()
const rows = [...calls, ...pages]

test('R6 each route of the site has a row, and each row a route', () => {
  const routes = site.app.routes.filter(({ method }) => method !== 'ALL')
  const paths = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  expect([...new Set(rows.map(([route]) => route))].sort()).toEqual([...paths].sort())
})

test.each(rows.map(row => [row[0], row[1], row] as const))(
  'R6 R7 %s answers %s to nobody, two seekers, two companies',
  async (_, expected, row) => {
    const answers = await askAll(row)
    expect(answers.map(({ status }) => status).join(' ')).toBe(expected)
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      if (headers.has('set-cookie')) expect(headers.get('cache-control')).not.toMatch(/public/)
    }
  },
)

const changes = rows.filter(
  ([route]) => !route.startsWith('GET ') || /toggle-status|service\/delete/.test(route),
)

test.each(changes.map(row => [row[0], row] as const))(
  'R9 Q49 %s changes nothing without the session’s own token',
  async (_, row) => {
    const answers = await askAll(row, { forged: true })
    expect(answers.map(({ status }) => status).join(' ')).toBe('419 419 419 419 419')
  },
)
