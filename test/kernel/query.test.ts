import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../src/error'
import { query, type QueryOptions } from '../../src/query'

/** How long a store stays awake after its last listener, so that a move of a widget costs nothing. */
const SLEEP = 1000

/** A query whose server is played by the test: every request waits to be answered. */
function ask(options?: QueryOptions) {
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
  const fail = async (index: number, message: string) => {
    requests[index]!.fail(new ApiError('offline', 0, message))
    await vi.advanceTimersByTimeAsync(0)
  }
  const sleep = () => vi.advanceTimersByTimeAsync(SLEEP)
  return { $names, requests, answer, fail, sleep }
}

const nothing = () => {}

describe('asking', () => {
  test('a read that nobody shows is not asked for', () => {
    expect(ask().requests).toHaveLength(0)
  })

  test('one request serves every widget that shows the same', async () => {
    const { $names, requests, answer } = ask()
    const seen: unknown[][] = [[], []]
    for (const list of seen) $names.subscribe(state => list.push(state))
    expect(requests).toHaveLength(1)
    await answer(0, ['Ada'])
    for (const list of seen) {
      expect(list.at(0)).toEqual({ loading: true })
      expect(list.at(-1)).toEqual({ data: ['Ada'], loading: false })
    }
  })

  test('a widget that comes later takes what is there', async () => {
    const { $names, requests, answer } = ask()
    $names.listen(nothing)
    await answer(0, ['Ada'])
    $names.listen(nothing)
    expect(requests).toHaveLength(1)
    expect($names.get().data).toEqual(['Ada'])
  })

  test('a failure is state, and the data outlives it', async () => {
    const { $names, answer, fail } = ask()
    $names.listen(nothing)
    await answer(0, ['Ada'])
    void $names.refetch()
    expect($names.get()).toEqual({ data: ['Ada'], loading: true })
    await fail(1, 'No answer.')
    expect($names.get()).toMatchObject({
      data: ['Ada'],
      error: { kind: 'offline', message: 'No answer.' },
      loading: false,
    })
  })

  test('the answer after a failure clears it', async () => {
    const { $names, answer, fail } = ask()
    $names.listen(nothing)
    await fail(0, 'No answer.')
    void $names.refetch()
    await answer(1, ['Ada'])
    expect($names.get()).toEqual({ data: ['Ada'], loading: false })
  })

  test('a read that throws before it asks is a failure as any other', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const $broken = query<string>(() => {
      throw new Error('No id.')
    })
    $broken.listen(nothing)
    await vi.advanceTimersByTimeAsync(0)
    expect($broken.get()).toEqual({ error: new Error('No id.'), loading: false })
  })
})

describe('the newest answer', () => {
  test('wins over an older one that arrives late', async () => {
    const { $names, requests, answer } = ask()
    $names.listen(nothing)
    void $names.refetch()
    await answer(1, ['new'])
    await answer(0, ['old'])
    expect(requests[0]!.signal.aborted).toBe(true)
    expect($names.get()).toEqual({ data: ['new'], loading: false })
  })

  test('wins over an older failure that arrives late', async () => {
    const { $names, answer, fail } = ask()
    $names.listen(nothing)
    void $names.refetch()
    await fail(0, 'No answer.')
    expect($names.get()).toEqual({ loading: true })
    await answer(1, ['new'])
    expect($names.get()).toEqual({ data: ['new'], loading: false })
  })
})

describe('leaving', () => {
  test('the last widget that leaves gives the request up', async () => {
    const { $names, requests, answer, sleep } = ask()
    const stops = [$names.listen(nothing), $names.listen(nothing)]
    stops[0]!()
    await sleep()
    expect(requests[0]!.signal.aborted).toBe(false)
    stops[1]!()
    await sleep()
    expect(requests[0]!.signal.aborted).toBe(true)
    await answer(0, ['late'])
    expect($names.value).toEqual({ loading: false })
  })

  test('a widget that moves leaves the request alone', async () => {
    const { $names, requests, sleep } = ask()
    $names.listen(nothing)()
    $names.listen(nothing)
    await sleep()
    expect(requests).toHaveLength(1)
    expect(requests[0]!.signal.aborted).toBe(false)
  })

  test('the next widget sees the old data at once, and asks again', async () => {
    const { $names, requests, answer, sleep } = ask()
    const stop = $names.listen(nothing)
    await answer(0, ['Ada'])
    stop()
    await sleep()
    $names.listen(nothing)
    expect($names.get()).toEqual({ data: ['Ada'], loading: true })
    expect(requests).toHaveLength(2)
  })

  test('R13 a read that is never cached forgets its data', async () => {
    const { $names, answer, sleep } = ask({ neverCached: true })
    const stop = $names.listen(nothing)
    await answer(0, ['Ada'])
    stop()
    await sleep()
    $names.listen(nothing)
    expect($names.get()).toEqual({ loading: true })
  })
})

describe('focus', () => {
  test('R98 the window that regains focus asks again, as long as a widget shows it', async () => {
    const { $names, requests, answer, sleep } = ask({ onFocus: true })
    const stop = $names.listen(nothing)
    await answer(0, ['Ada'])
    dispatchEvent(new Event('focus'))
    expect(requests).toHaveLength(2)
    expect($names.get()).toEqual({ data: ['Ada'], loading: true })
    stop()
    await sleep()
    dispatchEvent(new Event('focus'))
    expect(requests).toHaveLength(2)
  })

  test('other reads leave it alone', () => {
    const { $names, requests } = ask()
    $names.listen(nothing)
    dispatchEvent(new Event('focus'))
    expect(requests).toHaveLength(1)
  })
})
