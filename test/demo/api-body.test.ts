// @vitest-environment node
import { MultipartParser } from '@remix-run/multipart-parser'
import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { nest, readBody } from '../../demo/api/body'

const fields = (query: string) => nest(new URLSearchParams(query))

test('R48 a name with empty brackets is a list', () => {
  expect(fields('languages[]=3&languages[]=7&city=Lyon')).toEqual({
    languages: ['3', '7'],
    city: 'Lyon',
  })
})

test('R210 numbered names are a list in the order of their numbers', () => {
  expect(fields('tags[10]=c&tags[2]=b&tags[0]=a')).toEqual({ tags: ['a', 'b', 'c'] })
  expect(fields('images[0][id]=4&images[1][id]=5&images[1][name]=x')).toEqual({
    images: [{ id: '4' }, { id: '5', name: 'x' }],
  })
})

test('R48 an empty text is no value; the last of two wins; NUL goes', () => {
  expect(fields('city=&a=1&a=2&b=x%00y')).toEqual({ city: null, a: '2', b: 'xy' })
})

test('an empty file input is no file', () => {
  const photo = new File(['x'], 'a.png')
  expect(nest([['resume', new File([], '')]])).toEqual({ resume: null })
  expect(nest([['images[0][file]', photo]])).toEqual({ images: [{ file: photo }] })
})

test('hostile names neither reach a prototype nor make a giant list', () => {
  const read = fields(
    '__proto__[admin]=1&constructor[prototype][admin]=1&a[4294967295]=x',
  ) as object
  expect(({} as { admin?: string }).admin).toBeUndefined()
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  expect(read).toHaveProperty('a', ['x'])
})

test('a name that is not built like a list stands for itself', () => {
  expect(fields('a]=1&[b]=2&c[d=3&e[1][2][3][4][5]=6')).toEqual({
    'a]': '1',
    '[b]': '2',
    'c[d': '3',
    'e[1][2][3][4][5]': '6',
  })
})

test('two shapes under one name do not break the reader', () => {
  expect(fields('a=1&a[b]=2')).toEqual({ a: { b: '2' } })
  expect(fields('a[b]=2&a=1')).toEqual({ a: '1' })
})

test('a form that comes byte by byte is kept in few pieces, and read as one that comes at once', async () => {
  const app = new Hono()
  app.post('/', async c => {
    const { a, file } = (await readBody(c, ['multipart'])) as { a: string; file: File }
    return c.json([a, file.name, await file.text()])
  })
  const text = 'abcdefgh'.repeat(1500)
  const form = new FormData()
  form.append('a', text)
  form.append('file', new File([text], 'f.png'))
  const { headers, body: all } = new Response(form)
  const bytes = new Uint8Array(await new Response(all).arrayBuffer())
  const kept = vi.spyOn(MultipartParser.prototype, 'write')
  for (const size of [1, 1000, 5000, bytes.length]) {
    let at = 0
    const body = new ReadableStream({
      pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += size)))
        else controller.close()
      },
    })
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect(await (await app.request('/', init)).json()).toEqual([text, 'f.png', text])
  }
  expect(kept.mock.calls.length).toBeLessThan(40)
})
