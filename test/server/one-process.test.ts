import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { callAs, startSite, visitorOf, type RunningSite } from './site'

const SERVICES = '/api/v2/company/service'

/** A page of the services. */
interface Listed {
  data: { name: string }[]
  meta: { pagination: { total_pages: number } }
}

let folder: string
let site: RunningSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ndt-process-'))
  site = await startSite({ DATA_FOLDER: folder })
})
afterAll(async () => {
  site.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const canConnect = (host: string) =>
  new Promise<boolean>(resolve => {
    const socket = connect(Number(new URL(site.origin).port), host)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

test('is reached from its own machine alone, unless told', async () => {
  expect([await canConnect('127.0.0.1'), await canConnect('127.0.0.2')]).toEqual([true, false])
})

test('says that its port is taken, and goes to no other', async () => {
  const data = await mkdtemp(join(tmpdir(), 'ndt-port-'))
  const { port } = new URL(site.origin)
  const words = vi.fn<(line: string) => void>()
  await expect(startSite({ DATA_FOLDER: data, PORT: port }, { heard: words })).rejects.toThrow(
    'The server ended with 1.',
  )
  expect(words.mock.calls.join('\n')).toContain(`The port ${port} is taken. Set PORT to another.`)
  await rm(data, { recursive: true })
})

test('writes its log to standard output, a line a request', async () => {
  await fetch(`${site.origin}/ndt-jobs?token=secret`)
  await expect
    .poll(() => site.log.find(({ path }) => path === '/ndt-jobs'))
    .toMatchObject({ level: 'info', status: 200, msg: 'request' })
  expect(JSON.stringify(site.log)).not.toContain('secret')
})

test('killed while it writes, it comes back with all that it said was written', async () => {
  const seller = visitorOf(site.origin)
  await seller.signIn(demoAccounts.company, '/company-sign-in')
  const said: string[] = []
  const write = async (name: string) => {
    const form = new FormData()
    form.set('company_service_name', name)
    if ((await callAs(site.origin, seller, SERVICES, form)).ok) said.push(name)
    if (said.length === 100) site.child.kill('SIGKILL')
  }
  const names = Array.from({ length: 300 }, (_, at) => `restart ${at}`)
  const workers = Array.from({ length: 4 }, async () => {
    for (let name = names.pop(); name; name = names.pop()) await write(name).catch(() => {})
  })
  await Promise.all([site.ended, ...workers])
  const killed = Date.now()
  site = await startSite({ DATA_FOLDER: folder })
  console.log(
    `Up again ${Date.now() - killed} ms after a kill; ${said.length} of 300 were written.`,
  )
  const kept = new Set<string>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await callAs(site.origin, seller, `${SERVICES}?limit=100&page=${page}`)
    expect(answer.status).toBe(200)
    const { data, meta } = (await answer.json()) as Listed
    for (const { name } of data) kept.add(name)
    pages = meta.pagination.total_pages
  }
  expect(said.filter(name => !kept.has(name))).toEqual([])
  expect(await readdir(folder)).toContain('db.lock')
})

test('ends within ten seconds of SIGTERM, whatever its clients do', async () => {
  const { hostname, port } = new URL(site.origin)
  const sender = connect(Number(port), hostname)
  sender.on('error', () => {})
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const head = `POST /theme HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 100000`
  sender.write(`${head}\r\n\r\nthem`)
  const drip = setInterval(() => sender.write('e'), 200)
  const idle = connect(Number(port), hostname)
  idle.on('error', () => {})
  idle.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise(resolve => idle.once('data', resolve))
  const begun = Date.now()
  site.child.kill('SIGTERM')
  expect(await site.ended).toEqual({ code: 0, signal: null })
  clearInterval(drip)
  console.log(`Ended ${Date.now() - begun} ms after SIGTERM, with a request half sent.`)
  expect(Date.now() - begun).toBeLessThan(10_000)
  expect(await readdir(folder)).not.toContain('db.lock')
})
