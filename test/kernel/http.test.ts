import { describe, expect, test } from 'vitest'
import { send, type Outgoing } from '../../src/http'
import { configure, openAt, setCookie } from '../support/page'
import { give, giveAcross, serve } from '../support/server'

const read = (path = '/api/v2/x', more: Partial<Outgoing> = {}) =>
  send({ method: 'GET', path, changes: false, ...more })

const post = (body: Outgoing['body'], more: Partial<Outgoing> = {}) =>
  send({ method: 'POST', path: '/api/v2/x', body, changes: true, ...more })

/** A page whose own server answers every call with `{ok: true}`. */
async function openPage() {
  const { origin, seen } = await serve((_, response) => give(response, 200, { ok: true }))
  openAt(`${origin}/creator`)
  return { origin, seen }
}

describe('where a call goes', () => {
  test('to the page’s own server, and the answer comes back decoded', async () => {
    const { seen } = await openPage()
    expect(await read('/api/v2/x')).toMatchObject({ status: 200, data: { ok: true } })
    expect(seen).toEqual([expect.objectContaining({ method: 'GET', url: '/api/v2/x' })])
  })

  test.each(['/portal', '/portal/'])(
    'below the base "%s" of the page’s settings',
    async apiBase => {
      configure({ apiBase })
      const { seen } = await openPage()
      await read('/api/v2/x')
      expect(seen[0]!.url).toBe('/portal/api/v2/x')
    },
  )

  test('to another origin where the settings name one', async () => {
    const { origin, seen } = await serve((_, response) => giveAcross(response, 200, {}))
    configure({ apiBase: origin })
    await read('/api/v2/x')
    expect(seen.map(({ method }) => method)).toEqual(['OPTIONS', 'GET'])
  })

  test('with its query, lists repeated and nothing for what is undefined', async () => {
    const { seen } = await openPage()
    await read('/api/v2/x', { query: { page: 2, q: 'a b&c', tags: [1, 2], sort: undefined } })
    expect(seen[0]!.url).toBe('/api/v2/x?page=2&q=a+b%26c&tags=1&tags=2')
  })
})

describe('what a call sends', () => {
  test('R9 X-Requested-With, and that it wants JSON', async () => {
    const { seen } = await openPage()
    await read()
    await post({ a: 1 })
    for (const { headers } of seen) {
      expect(headers).toMatchObject({
        'x-requested-with': 'XMLHttpRequest',
        accept: 'application/json',
      })
    }
  })

  test('the page’s cookies, to its own origin only', async () => {
    const { seen } = await openPage()
    setCookie('session', 's1')
    await read()
    expect(seen[0]!.headers.cookie).toBe('session=s1')

    const other = await serve((_, response) => giveAcross(response, 200, {}))
    await read(`${other.origin}/api`)
    expect(other.seen.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined])
  })

  test.each<[string, Outgoing['body'], string, string]>([
    ['an object as JSON', { a: [1] }, 'application/json', '{"a":[1]}'],
    [
      'form fields as a form',
      new URLSearchParams({ 'skills[]': 'UT & PT' }),
      'application/x-www-form-urlencoded;charset=UTF-8',
      'skills%5B%5D=UT+%26+PT',
    ],
  ])('%s', async (_, body, type, sent) => {
    const { seen } = await openPage()
    await post(body)
    expect(seen[0]).toMatchObject({ method: 'POST', body: sent, headers: { 'content-type': type } })
  })

  test('a file as multipart', async () => {
    const { seen } = await openPage()
    const form = new FormData()
    form.append('resume', new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' }))
    await post(form)
    expect(seen[0]!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]!.body).toMatch(
      /name="resume"; filename="ada.pdf"\r\n.*application\/pdf\r\n\r\n%PDF/i,
    )
  })
})

describe('the CSRF token', () => {
  test('goes with every call that changes state, also with a GET that does', async () => {
    const { seen } = await openPage()
    setCookie('XSRF-TOKEN', 't1')
    await post({})
    await send({ method: 'DELETE', path: '/api/v2/x', changes: true })
    await read('/api/v2/company/product/1/toggle-status', { changes: true })
    expect(seen.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['t1', 't1', 't1'])
  })

  test('does not go with reads', async () => {
    const { seen } = await openPage()
    setCookie('XSRF-TOKEN', 't1')
    await read()
    expect(seen[0]!.headers).not.toHaveProperty('x-xsrf-token')
  })

  test('does not go to another origin', async () => {
    await openPage()
    setCookie('XSRF-TOKEN', 't1')
    const other = await serve((_, response) => giveAcross(response, 200, {}))
    configure({ apiBase: other.origin })
    await post({})
    expect(other.seen.map(({ method }) => method)).toEqual(['OPTIONS', 'POST'])
    for (const { headers } of other.seen) expect(JSON.stringify(headers)).not.toMatch(/xsrf/i)
  })

  test('no change that another origin leads elsewhere is followed', async () => {
    await openPage()
    const other = await serve(({ method }, response) => {
      if (method === 'POST') response.setHeader('Location', '/elsewhere')
      giveAcross(response, method === 'POST' ? 302 : 200, {})
    })
    configure({ apiBase: other.origin })
    await post({}).catch(() => {})
    expect(other.seen.map(({ method, url }) => `${method} ${url}`)).not.toContain('GET /elsewhere')
  })
})
