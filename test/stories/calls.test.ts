import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getSavedJobs, getService } from '../../src/contract'
import { savedJobs } from '../../stories/fixtures/saved'
import { answer, calls, fail, hang, malformed, offline } from '../../stories/support/calls'
import { startServer, type Answerer } from '../../stories/support/server'

const PORTAL = 'http://portal.example'
const JOBS = `${PORTAL}${getSavedJobs.path}?is_applied=2`
const real = vi.fn(async () => new Response('real'))
const stops: (() => void)[] = []

beforeAll(() => {
  globalThis.fetch = real
  startServer()
})
afterEach(() => stops.splice(0).forEach(stop => stop()))

function serve(...answerers: Answerer[]) {
  stops.push(calls(...answerers)())
}

test('an answer that does not fit the contract is refused when the story loads', () => {
  const wrong = { data: [{ id: 'no number' }] } as unknown as typeof savedJobs
  expect(() => answer(getSavedJobs, wrong)).toThrow('get-saved-job')
})

test('an answer that fits is no malformed one', () => {
  expect(() => malformed(getSavedJobs, savedJobs)).toThrow('fits')
})

test('a call gets its answer', async () => {
  serve(answer(getSavedJobs, savedJobs))
  const response = await fetch(JOBS)
  expect(await response.json()).toEqual(savedJobs)
})

test('an answer that is made anew sees the request, and has to fit as well', async () => {
  const code = ({ url }: Request) => Number(new URL(url).searchParams.get('is_applied'))
  serve(answer(getSavedJobs, request => ({ data: savedJobs.data.slice(code(request)) })))
  const response = await fetch(JOBS)
  expect((await response.json()).data).toHaveLength(savedJobs.data.length - 2)

  serve(answer(getSavedJobs, () => ({ data: [{}] }) as unknown as typeof savedJobs))
  await expect(fetch(JOBS)).rejects.toThrow('get-saved-job')
})

test("a story's answers go before those of its meta", async () => {
  const hidden = vi.fn(() => savedJobs)
  serve(answer(getSavedJobs, hidden))
  serve(fail(getSavedJobs, 500, { message: 'Down' }))
  const response = await fetch(JOBS)
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Down' })
  expect(hidden).not.toHaveBeenCalled()
})

test('a lost network rejects as fetch does', async () => {
  serve(offline(getSavedJobs))
  await expect(fetch(JOBS)).rejects.toThrow(TypeError)
})

test('a call that hangs ends when it is given up', async () => {
  serve(hang(getSavedJobs))
  const abort = new AbortController()
  const waiting = fetch(JOBS, { signal: abort.signal })
  abort.abort(new Error('given up'))
  await expect(waiting).rejects.toThrow('given up')
})

test('a call that was given up before it began is not made', async () => {
  const asked = vi.fn()
  serve(asked)
  await expect(fetch(JOBS, { signal: AbortSignal.abort() })).rejects.toThrow()
  expect(asked).not.toHaveBeenCalled()
})

test('a call that hangs when its story ends fails in no other', async () => {
  const stop = calls(hang(getSavedJobs))()
  const abort = new AbortController()
  const failed = vi.fn()
  fetch(JOBS, { signal: abort.signal }).catch(failed)
  stop()
  abort.abort(new Error('timed out'))
  await new Promise(resume => setTimeout(resume))
  expect(failed).not.toHaveBeenCalled()
})

test('a path with a name in it matches any value', async () => {
  serve(fail(getService, 404))
  const path = getService.path.replace(/{\w+}/, '17')
  expect((await fetch(PORTAL + path)).status).toBe(404)
})

test('a call that no story answers is told, and does not go out', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(fetch(JOBS)).rejects.toThrow(TypeError)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('No story answers GET'))
  expect(real).not.toHaveBeenCalled()
})

test('whatever is no call goes its way', async () => {
  expect(await (await fetch(`${PORTAL}/index.json`)).text()).toBe('real')
})
