// @vitest-environment node
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { readBody } from '../../demo/api/body'
import * as services from '../../demo/api/service-writes'
import { PassingTexts } from '../../demo/api/passing-texts'
import type { Refusal } from '../../demo/auth/refusal'
import * as newUsers from '../../demo/db/queries/new-users'
import * as users from '../../demo/db/queries/users'
import { log } from '../../demo/log'
import { open, submit, usePlainForms } from './plain-site'
import { Visitor } from './visitor'

const plain = usePlainForms()
const ADD = '/company/services/add'
const typed = { company_service_name: 'Phased <array>', company_service_description: 'A\n\nB' }
const broken = () => Promise.reject(new Error('no database'))

test('a company’s form that fails is shown again with its words, and then saved', async () => {
  vi.spyOn(log, 'error').mockReturnValue()
  vi.spyOn(services, 'createService').mockImplementationOnce(broken)
  const page = await open(plain.ingrid, ADD)
  const failed = await submit(plain.ingrid, ADD, page, typed)
  expect(failed.status).toBe(500)
  expect(failed.html).toContain('The fault is ours. Try again in a moment.')
  expect(failed.html).toContain('value="Phased &lt;array&gt;"')
  expect((await submit(plain.ingrid, ADD, failed)).status).toBe(303)
})

test('one whose files are too large together is shown again with its words', async () => {
  const page = await open(plain.ingrid, ADD)
  const large = new File([new Uint8Array(65 * 1_048_576)], 'large.png')
  const refused = await submit(plain.ingrid, ADD, page, {
    company_service_image: large,
    ...typed,
    company_service_name: 'Too large',
  })
  expect(refused.status).toBe(413)
  expect(refused.html).toContain('The request is too large.')
  expect(refused.html).toContain('value="Too large"')
  expect(refused.html).toContain('Files have to be chosen again.')
  expect((await submit(plain.ingrid, ADD, refused)).status).toBe(303)
})

test('one that comes while much is on its way is shown again with its words', async () => {
  const { site, ingrid } = plain
  const cookie = [...ingrid.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ends: (() => void)[] = []
  const large = Array.from({ length: 2 }, () => {
    const body = new ReadableStream({ start: stream => void ends.push(() => stream.close()) })
    const told = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '67108864' }
    const sent = { method: 'POST', body, duplex: 'half', headers: { cookie, ...told } }
    return site.app.request(ADD, sent as RequestInit)
  })
  const page = await open(ingrid, ADD)
  const refused = await submit(ingrid, ADD, page, { ...typed, company_service_name: 'Too many' })
  expect([refused.status, refused.wait]).toEqual([429, '10'])
  expect(refused.html).toContain('Wait until what you are sending has arrived.')
  expect(refused.html).toContain('value="Too many"')
  for (const end of ends) end()
  for (const each of large) await each
  expect((await submit(ingrid, ADD, refused)).status).toBe(303)
})

test('one that was refused unread needs its token, and does nothing on a list', async () => {
  const large = new File([new Uint8Array(65 * 1_048_576)], 'large.png')
  const post = (path: string, fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return plain.ingrid.send(path, form)
  }
  expect((await post(ADD, { large, ...typed, _token: 'made.up' })).status).toBe(419)
  const _token = decodeURIComponent(plain.ingrid.cookies.get('XSRF-TOKEN')!)
  const remove = vi.spyOn(services, 'deleteService')
  const act = await post('/company/services', { _token, large, action: 'delete', id: '1' })
  expect([act.status, remove.mock.calls]).toEqual([413, []])
})

test.each([
  ['/user-sign-in', { email: 'kept@site.example', password: 'hunting-2026' }, 'authenticate'],
  [
    '/user-sign-up',
    { first_name: 'Kept', email: 'kept@site.example', password: 'hunting-2026' },
    'accountsOf',
  ],
  ['/forgot-password', { email: 'kept@site.example' }, 'accountsOf'],
] as const)('%s that fails is shown again with its words', async (path, fields, fails) => {
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  if (path === '/user-sign-up') vi.spyOn(newUsers, 'createUser').mockImplementationOnce(broken)
  else vi.spyOn(users, fails).mockImplementationOnce(broken)
  const answer = await new Visitor(plain.site.app).post(path, fields)
  const html = await answer.text()
  expect([answer.status, logged.mock.calls.length]).toEqual([500, 1])
  expect(html).toContain('The fault is ours. Try again in a moment.')
  expect(html).toContain('value="kept@site.example"')
  expect(html).not.toContain('hunting-2026')
})

test('the texts of a form are found however its bytes are cut, and files leave no more than a name', async () => {
  const form = new FormData()
  form.append('a', 'one\r\n--two')
  form.append('file', new File(['\r\n--x'.repeat(5000)], 'f.png'))
  form.append('tags[]', '')
  form.append('tags[]', 'ü')
  const sent = new Response(form)
  const type = sent.headers.get('content-type')!
  const bytes = new Uint8Array(await sent.arrayBuffer())
  for (const size of [1, 7, 64, bytes.length]) {
    const texts = new PassingTexts(type)
    for (let at = 0; at < bytes.length; at += size) texts.take(bytes.subarray(at, at + size))
    const { file, ...rest } = texts.form!
    expect(rest).toEqual({ a: 'one\n--two', tags: [null, 'ü'] })
    expect(file).toMatchObject({ name: 'f.png', size: 0 })
  }
  const cut = new PassingTexts(type)
  cut.take(bytes.subarray(0, -3))
  expect(cut.form).toBeUndefined()
})

test('a line between parts that is longer than any browser’s is not looked for', async () => {
  const app = new Hono()
  app.post('/', async c => c.json(await readBody(c, ['multipart'])))
  app.onError((error, c) => c.text('', (error as Refusal).status as 400))
  const post = async (length: number) => {
    const line = 'a'.repeat(length)
    const body = `--${line}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--${line}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${line}` }
    const texts = new PassingTexts(headers['content-type'])
    texts.take(Buffer.from(body))
    return [texts.form, (await app.request('/', { method: 'POST', body, headers })).status]
  }
  expect(await post(70)).toEqual([{ a: 'x' }, 200])
  expect(await post(71)).toEqual([undefined, 400])
})

test('a text that comes byte by byte is kept in few pieces', () => {
  const cut = vi.spyOn(Buffer, 'from')
  const texts = new PassingTexts('multipart/form-data; boundary=x')
  texts.take(Buffer.from('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'))
  for (let n = 0; n < 20_000; n++) texts.take(new Uint8Array([97]))
  texts.take(Buffer.from('\r\n--x--'))
  expect(texts.form).toEqual({ a: 'a'.repeat(20_000) })
  expect(cut.mock.calls.length).toBeLessThan(20)
})

test('the names of a form’s fields, and of its files, take room as its texts do', () => {
  const form = (length: number, more: string) => {
    const part = (n: number) =>
      `--x\r\nContent-Disposition: form-data; name="${n}${'a'.repeat(length)}"${more}\r\n\r\n\r\n`
    const texts = new PassingTexts('multipart/form-data; boundary=x')
    for (let n = 0; n < 900; n++) texts.take(Buffer.from(part(n)))
    texts.take(Buffer.from('--x--'))
    return texts.form && Object.keys(texts.form).length
  }
  for (const more of ['', '; filename="f.png"']) {
    expect([form(500, more), form(2000, more)]).toEqual([900, undefined])
  }
})

test.each([
  'name=a',
  'name="a\\"b"',
  `name="a"; filename*=utf-8''x`,
  'name="a%22b"',
  'name="\xff"',
])('the names of a form are read as where it is not refused: %s', async names => {
  const app = new Hono()
  app.post('/', async c => c.json(await readBody(c, ['multipart'])))
  app.onError((_, c) => c.body(null, 400))
  const part = `--x\r\nContent-Disposition: form-data; ${names}\r\n\r\n1\r\n--x--\r\n`
  const [body, type] = [Buffer.from(part, 'latin1'), 'multipart/form-data; boundary=x']
  const texts = new PassingTexts(type)
  texts.take(body)
  const read = await app.request('/', { method: 'POST', body, headers: { 'content-type': type } })
  expect(JSON.stringify(texts.form) ?? '').toBe(await read.text())
})
