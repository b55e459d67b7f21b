import { describe, expect, test, vi } from 'vitest'
import { give } from '../support/server'
import { openPage, call, change, failure } from './http-asked'

describe('no answer', () => {
  test('is offline, of a read and of a change', async () => {
    const { seen } = await openPage((_, response) => void response.destroy())
    expect(await failure(change())).toMatchObject({ kind: 'offline', status: 0, retryable: true })
    expect(seen).toHaveLength(1)
    expect(await failure(call())).toMatchObject({ kind: 'offline', status: 0 })
    expect(seen).toHaveLength(3)
  })

  test('R280 in time is a timeout; a form has no longer than that, and a file has', async () => {
    const { timeout } = AbortSignal
    const spy = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => timeout.call(AbortSignal, 20))
    await openPage(() => {})
    expect(await failure(call())).toMatchObject({ kind: 'timeout', status: 0, retryable: true })
    const body = new FormData()
    body.set('full_name', 'Daniel Brandt')
    expect(await failure(change({ body }))).toMatchObject({ kind: 'timeout' })
    body.set('resume', new File(['%PDF'], 'cv.pdf'))
    expect(await failure(change({ body }))).toMatchObject({ kind: 'timeout' })
    expect(spy.mock.calls).toEqual([[30_000], [30_000], [300_000]])
  })

  test('in full is a failure too', async () => {
    await openPage((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 })
      response.write('{"half":', () => response.destroy())
    })
    expect(await failure(change())).toMatchObject({ kind: 'offline', status: 0 })
  })
})

describe('a caller that gives up', () => {
  test('gets its own abort, which is no failure of ours', async () => {
    const controller = new AbortController()
    await openPage(() => controller.abort())
    await expect(call({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('before it asked sends nothing', async () => {
    const { seen } = await openPage((_, response) => give(response, 200, {}))
    await expect(call({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(seen).toEqual([])
  })

  test('between two tries ends them', async () => {
    const controller = new AbortController()
    const { seen } = await openPage((_, response) => {
      response.on('close', () => controller.abort())
      give(response, 503, {})
    })
    await expect(call({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
    expect(seen).toHaveLength(1)
  })
})
