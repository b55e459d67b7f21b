// @vitest-environment node
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { folderHome } from '../../demo/files/folder'
import type { FileHome } from '../../demo/files/home'
import { openHome } from '../../demo/files/stored'
import { log } from '../../demo/log'
import * as samples from './samples'
import { fetchFile, post, profileOf, useSite } from './seeded-site'
import { bytesAt, pathsIn } from './uploads'

const site = useSite()
let folder: string
let store: S3rver
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndt-homes-'))
  store = new S3rver({ port: 0, silent: true, directory: join(folder, 'store') })
  const { port } = (await store.run()) as AddressInfo
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}`
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const homes: [name: string, open: () => FileHome | Promise<FileHome>][] = [
  ['a folder', () => folderHome(join(folder, randomUUID()))],
  ['a store that speaks S3', () => openHome(`${address}/ndt-${randomUUID()}`)],
]

describe.each(homes)('a home of files in %s', (_, open) => {
  const bytes = new Uint8Array([1, 2, 3, 4, 5])

  test('gives back what was written, whole and in part, until it is removed', async () => {
    const home = await open()
    await home.check()
    await home.write('uploads/a/one.bin', bytes)
    await home.write('uploads/b/two.bin', bytes)
    expect([...(await bytesAt(home, 'uploads/a/one.bin'))]).toEqual([1, 2, 3, 4, 5])
    const part = await home.read('uploads/a/one.bin', { start: 1, end: 3 })
    expect([...new Uint8Array(await new Response(part).arrayBuffer())]).toEqual([2, 3, 4])
    expect((await pathsIn(home)).sort()).toEqual(['uploads/a/one.bin', 'uploads/b/two.bin'])
    for await (const { path, written } of home.list('uploads/a')) {
      expect(path).toBe('uploads/a/one.bin')
      expect(Math.abs(Date.now() - written.getTime())).toBeLessThan(60_000)
    }
    await home.remove('uploads/a/one.bin')
    await home.remove('uploads/a/one.bin')
    expect(await home.read('uploads/a/one.bin')).toBeUndefined()
    expect(await pathsIn(home)).toEqual(['uploads/b/two.bin'])
  })

  test('is there for others while sixty read a large file slowly, and gives it whole', async () => {
    const home = await open()
    const large = randomBytes(2_500_000)
    await home.write('uploads/a/large.bin', large)
    const slow = Array.from({ length: 60 }, async () => {
      const reader = (await home.read('uploads/a/large.bin'))!.getReader()
      await reader.read()
      return reader
    })
    const readers = await Promise.all(slow)
    expect((await bytesAt(home, 'uploads/a/large.bin')).equals(large)).toBe(true)
    const part = await home.read('uploads/a/large.bin', { start: 1_000_000, end: 2_200_000 })
    const bytes = Buffer.from(await new Response(part).arrayBuffer())
    expect(bytes.equals(large.subarray(1_000_000, 2_200_001))).toBe(true)
    await Promise.all(readers.map(reader => reader.cancel()))
  })

  test('R65 serves an upload to its owner alone, whole, in part, and its size without it', async () => {
    const app = createApp({ db: site.db, uploads: await open() })
    const there = { ...site, app }
    const multipart = { resume: samples.pdf(5000) }
    await post(there, '/api/v2/user/update-jobinfo', { as: site.jonas, multipart })
    const { resume } = await profileOf(there, site.jonas)
    const whole = await fetchFile(there, resume, site.jonas)
    expect(whole.headers.get('content-length')).toBe('5000')
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(
      Buffer.from(await multipart.resume.arrayBuffer()),
    )
    const part = await fetchFile(there, resume, site.jonas, { Range: 'bytes=0-7' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-1.4'])
    expect((await fetchFile(there, resume, site.amara)).status).toBe(404)
    const headers = { Cookie: `ndt_session=${site.jonas.token}` }
    const head = await app.request(resume!, { method: 'HEAD', headers })
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['5000', ''])
  })
})

test('a store that is lost is said by /ready and costs the answers that need it alone', async () => {
  const lost = new S3rver({ port: 0, silent: true, directory: join(folder, 'lost') })
  const { port } = (await lost.run()) as AddressInfo
  const uploads = await openHome(`http://S3RVER:S3RVER@127.0.0.1:${port}/ndt`)
  const app = createApp({ db: site.db, uploads })
  expect((await app.request('/ready')).status).toBe(200)
  await lost.close()
  vi.spyOn(log, 'error').mockImplementation(() => {})
  const ready = await app.request('/ready')
  expect([ready.status, await ready.json()]).toEqual([503, { database: 'ok', files: 'no answer' }])
  expect((await app.request('/')).status).toBe(200)
})
