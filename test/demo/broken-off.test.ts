// @vitest-environment node
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../demo/app'
import { recordFile } from '../../demo/db/queries/files'
import { log } from '../../demo/log'
import { useVisitors } from './visited-site'

const site = useVisitors()
let server: ReturnType<typeof serve>
let lines: { path?: string; status?: number }[]
const failed = vi.fn()

beforeEach(async () => {
  lines = []
  failed.mockClear()
  vi.spyOn(log, 'error').mockImplementation(failed)
  vi.spyOn(console, 'error').mockImplementation(failed)
  const stream = new Writable({
    write(line, _, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  let given = 0
  const uploads = {
    // a file in pieces, of which the second does not come
    read: async () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if (given++) controller.error(new Error('The store is gone.'))
          else controller.enqueue(new Uint8Array(1000))
        },
      }),
  }
  const app = createApp({ db: site.db, log: pino(stream), uploads: uploads as never })
  server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
})
afterEach(() => void server.close())

const port = () => (server.address() as AddressInfo).port

test('a form that breaks off is no failure of the server’s', async () => {
  const sender = connect(port(), '127.0.0.1')
  const type = 'Content-Type: application/x-www-form-urlencoded'
  sender.write(
    `POST /theme HTTP/1.1\r\nHost: localhost\r\n${type}\r\nContent-Length: 9\r\n\r\nthem`,
  )
  await once(server, 'request')
  sender.destroy()
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ msg: 'request', path: '/theme', status: 400 }))
  expect(failed).not.toHaveBeenCalled()
})

test('a file whose store fails midway is cut off, and the log says for which request', async () => {
  const id = await recordFile(site.db, {
    ...{ companyId: 1, kind: 'logo', name: 'a.png', path: 'a.png', mime: 'image/png', size: 2000 },
  })
  const answer = await fetch(`http://127.0.0.1:${port()}/files/${id}/a.png`)
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
  expect(failed.mock.calls).toEqual([
    [expect.objectContaining({ id: answer.headers.get('x-request-id') }), 'failed'],
  ])
})
