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
  },
)
