// @vitest-environment node
import { expect, test } from 'vitest'
import { calls as contract } from '../../src/contract/all'
import { issueToken } from '../../demo/auth/csrf'
import { demoAccounts } from '../../demo/db/seed'
import { calls, type Row } from './access-calls'
import { pages } from './access-pages'
import { useOwners } from './access-world'
import { PATIENCE, waitBeside } from './neighbour'
import { enter, type Person } from './seeded-site'

const { site, fill } = useOwners()
const MB = 1_000_000
const JSON_TYPE = 'application/json'
const MULTIPART = 'multipart/form-data; boundary=x'

/** Runs of what patterns, forms of Unicode and markup stumble over, none of them at the text's end. */
const runs = [
  '.',
  ' ',
  '<',
  '<b>',
  '&',
  '-',
  '/',
  'a',
  '1',
  '@',
  'a.',
  '[',
  '"',
  '\r\n',
  '\u0316\u0301',
]
const hostile = (size: number) =>
  runs.map(run => run.repeat(size / runs.length / Buffer.byteLength(run))).join('\t') + '\t'

const typed = ['email', 'password', 'first_name', 'company_name', 'contact_person_name', 'next']
const fieldsOf = (route: string) => {
  const call = Object.values(contract).find(
    ({ method, path }) => route === `${method} ${path.replace(/{(\w+)}/g, ':$1')}`,
  )
  return Object.keys((call?.body as { entries?: object })?.entries ?? {}).concat(call ? [] : typed)
}

/** A megabyte of each shape that JSON has. */
const shapes = [
  `[${'{},'.repeat(MB / 3)}{}]`,
  `[${Array.from({ length: MB / 8 }, (_, n) => 1_000_000 + n).join()}]`,
  '['.repeat(MB / 2) + ']'.repeat(MB / 2),
  `{${Array.from({ length: MB / 12 }, (_, n) => `"${100_000 + n}":1`).join()}}`,
  JSON.stringify(hostile(MB / 2)),
]

/** The longest texts and lists that a form holds: in each field, as a list's items, as those of its rows. */
function formsOf(fields: string[], size: number): [name: string, value: string][][] {
  const part = hostile(size / Math.max(1, fields.length))
  const short = Array.from({ length: size / 100 }, (_, n) => n)
  const named = (n: number) => fields[n % fields.length]
  return [
    fields.map(name => [name, part]),
    fields.map(name => [`${name}[0]`, part]),
    short.map(n => [`${named(n)}[]`, `${n}`]),
    short.map(n => [`${named(n)}[${n}][file]`, 'x']),
  ]
}

function multipartOf(fields: [string, string][]): string {
  const head = '--x\r\nContent-Disposition: form-data; name='
  const parts = fields.map(([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`)
  return `${parts.join('')}--x--\r\n`
}

const posts = [...calls, ...pages].filter(([route]) => route.startsWith('POST '))
/** An account that a call is open to: the last of those that a row names. */
const actorOf = ([, answers]: Row) => (answers.endsWith('403') ? 'user' : 'company')

test.each(posts.map(row => [row[0], row] as const))(
  '%s keeps nobody waiting, whatever comes',
  async (route, row) => {
    const as: Person = await enter(site.db, demoAccounts[actorOf(row)].email)
    const [, template = ''] = route.split(' ')
    const fields = fieldsOf(route)
    const headers = { Cookie: `ndt_session=${as.token}`, 'X-XSRF-TOKEN': issueToken(as) }
    const post = async (body: BodyInit, type?: string) =>
      site.app.request(fill(row[2] ?? template), {
        method: 'POST',
        body,
        headers: { ...headers, ...(type && { 'Content-Type': type }) },
      })
    const requests = [
      ...shapes.map(shape => () => post(shape, JSON_TYPE)),
      ...shapes.map(shape => () => post(`{"${fields[0] ?? 'a'}":${shape}}`, JSON_TYPE)),
      ...formsOf(fields, 80_000).map(form => () => post(new URLSearchParams(form))),
      ...formsOf(fields, MB)
        .map(form => multipartOf(form))
        .map(form => () => post(form, MULTIPART)),
    ]
    for (const request of requests) {
      const { wait, status } = await waitBeside(site.app, request)
      expect(wait).toBeLessThan(PATIENCE)
      expect(status).toBeLessThan(500)
    }
  },
)
