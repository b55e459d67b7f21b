import { describe, expect, test } from 'vitest'
import { ApiError, type ErrorKind } from '../../src/error'
import { $returns } from '../../src/query'
import { ask, nothing } from './query-asked'

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

  test('what it came to while no widget showed it, if it failed, is not the next one’s', async () => {
    const { $names, answer, fail, sleep } = ask()
    const stop = $names.listen(nothing)
    await answer(0, ['Ada'])
    stop()
    await sleep()
    void $names.refetch()
    await fail(1, 'no network')
    $names.listen(nothing)
    expect($names.get()).toEqual({ data: ['Ada'], loading: true })
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

describe('the account is signed in again', () => {
  const comeBack = () => $returns.set($returns.get() + 1)

  /** A read that ended with a failure of this kind. */
  async function end(kind: ErrorKind) {
    const asked = ask()
    const stop = asked.$names.listen(nothing)
    await asked.fail(0, new ApiError(kind, 0, ''))
    return { ...asked, stop }
  }

  test.each(['session', 'account'] as const)(
    'Q109 what had ended (%s) is asked for again, as long as a widget shows it',
    async kind => {
      const { $names, requests, answer, stop, sleep } = await end(kind)
      comeBack()
      await answer(1, ['Ada'])
      expect($names.get()).toEqual({ data: ['Ada'], loading: false })
      comeBack()
      expect(requests).toHaveLength(2)
      stop()
      await sleep()
      comeBack()
      expect(requests).toHaveLength(2)
    },
  )

  test('what failed otherwise, or is on its way, is left alone', async () => {
    const failed = await end('offline')
    comeBack()
    expect(failed.requests).toHaveLength(1)
    const ended = await end('session')
    void ended.$names.refetch()
    comeBack()
    expect(ended.requests).toHaveLength(2)
  })
})
