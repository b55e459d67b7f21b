import type { Context } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../../demo/auth/env'
import { cutWhereItFails } from '../../demo/cut-off'
import { log } from '../../demo/log'

const failed = vi.fn()
beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(failed.mockClear()))

/** A request, and whether its connection was cut. */
function requested() {
  const destroy = vi.fn()
  const context = { env: { outgoing: { destroy } }, get: () => 'id', req: {} }
  return { context: context as unknown as Context<Env>, destroy }
}

const chunk = new Uint8Array([1])

test('a visitor who goes while a file is read is no failure', async () => {
  const { context, destroy } = requested()
  const cancel = vi.fn()
  const file = new ReadableStream<Uint8Array>({ pull: to => to.enqueue(chunk), cancel })
  const reader = cutWhereItFails(context, file).getReader()
  await reader.read()
  await reader.cancel(new Error('gone'))
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled())
  await new Promise(resume => setTimeout(resume, 20))
  expect([failed.mock.calls, destroy.mock.calls]).toEqual([[], []])
})

test('a file that cannot be read to its end cuts the connection, and is logged', async () => {
  const { context, destroy } = requested()
  async function* broken() {
    yield chunk
    throw new Error('EIO')
  }
  const reader = cutWhereItFails(context, broken()).getReader()
  await reader.read()
  await reader.read()
  expect(destroy).toHaveBeenCalledOnce()
  expect(failed.mock.lastCall?.[0]).toMatchObject({ err: { message: 'EIO' } })
})
