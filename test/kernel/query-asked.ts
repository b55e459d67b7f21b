import { onTestFinished, vi } from 'vitest'
import { ApiError } from '../../src/error'
import { query, type QueryOptions } from '../../src/query'

/** How long a store stays awake after its last listener, so that a move of a widget costs nothing. */
const SLEEP = 1000

/** A query whose server is played by the test: every request waits to be answered. */
export function ask(options?: QueryOptions) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const requests: {
    signal: AbortSignal
    answer(data: string[]): void
    fail(error: Error): void
  }[] = []
  const $names = query<string[]>(
    signal => new Promise((answer, fail) => requests.push({ signal, answer, fail })),
    options,
  )
  const answer = async (index: number, data: string[]) => {
    requests[index]!.answer(data)
    await vi.advanceTimersByTimeAsync(0)
  }
  const fail = async (index: number, error: string | Error) => {
    requests[index]!.fail(typeof error === 'string' ? new ApiError('offline', 0, error) : error)
    await vi.advanceTimersByTimeAsync(0)
  }
  const sleep = () => vi.advanceTimersByTimeAsync(SLEEP)
  return { $names, requests, answer, fail, sleep }
}

export const nothing = () => {}
