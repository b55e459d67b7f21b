import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { query } from '../../src/query'
import { ask, nothing } from './query-asked'

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

  test('ends what waits for an older one, such as a pressed Retry', async () => {
    const { $names, requests, answer, fail } = ask()
    $names.listen(nothing)
    await fail(0, 'No answer.')
    const ended = vi.fn()
    void $names.refetch().then(ended)
    void $names.refetch()
    await fail(1, new DOMException('', 'AbortError'))
    expect([requests[1]!.signal.aborted, ended.mock.calls]).toEqual([true, []])
    await answer(2, ['new'])
    expect(ended).toHaveBeenCalledOnce()
  })

  test('is not waited for where nobody shows it any more', async () => {
    const { $names, fail, sleep } = ask()
    const leave = $names.listen(nothing)
    const ended = vi.fn()
    void $names.refetch().then(ended)
    leave()
    await sleep()
    await fail(1, new DOMException('', 'AbortError'))
    expect(ended).toHaveBeenCalledOnce()
  })
})
