import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSite, type RunningSite } from './site'

let folder: string
let site: RunningSite
let ca: Buffer
const tls = { TLS_CERT: '', TLS_KEY: '' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndt-https-'))
  Object.assign(tls, { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') })
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = ['-x509', '-nodes', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-keyout', tls.TLS_KEY, '-out', tls.TLS_CERT]
  await promisify(execFile)('openssl', ['req', ...kind, ...names, ...files])
  ca = await readFile(tls.TLS_CERT)
  site = await startSite({ DATA_FOLDER: join(folder, 'data'), ...tls })
})
afterAll(async () => {
  site.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Resolves with the head of an answer that came whole. */
const ask = (session: ClientHttp2Session, path: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    let head: IncomingHttpHeaders = {}
    const stream = session.request({ ':path': path, 'accept-encoding': 'br' })
    stream.once('response', headers => (head = headers))
    stream
      .once('error', reject)
      .once('end', () => resolve(head))
      .resume()
  })

test('with a certificate a page and all that it asks for come by one connection of HTTP/2', async () => {
  const session = connect(site.origin, { ca })
  const paths = ['/ndt-jobs', '/dist/ndt.js', '/dist/ndt.css', '/assets/base+controls+header.css']
  const heads = await Promise.all(paths.map(path => ask(session, path)))
  expect(session.alpnProtocol).toBe('h2')
  expect(heads.map(head => [head[':status'], head['content-encoding']])).toEqual(
    paths.map(() => [200, 'br']),
  )
  expect(heads[0]!['set-cookie']!.every(cookie => cookie.includes('; Secure'))).toBe(true)
  expect(heads[0]!['strict-transport-security']).toContain('max-age=')
  session.close()
})

test('who knows HTTP/1.1 alone is answered as well', async () => {
  const answer = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const asked = request(`${site.origin}/health`, { ca }, answer => {
      answer.resume().once('end', () => resolve([answer.statusCode, answer.httpVersion]))
    })
    asked.once('error', reject).end()
  })
  expect(answer).toEqual([200, '1.1'])
})

test('a certificate without its key is told at the start', async () => {
  const words = vi.fn<(line: string) => void>()
  const env = { DATA_FOLDER: join(folder, 'other'), TLS_CERT: tls.TLS_CERT }
  await expect(startSite(env, { heard: words })).rejects.toThrow('The server ended with 1.')
  expect(words.mock.calls.join('\n')).toContain('TLS_CERT and TLS_KEY are files')
})

test('a connection of HTTP/2 that stays open does not keep the site from ending', async () => {
  const session = connect(site.origin, { ca })
  await ask(session, '/health')
  const begun = Date.now()
  site.child.kill('SIGTERM')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  expect(Date.now() - begun).toBeLessThan(5000)
  session.destroy()
})
