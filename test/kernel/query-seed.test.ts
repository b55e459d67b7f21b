import { expect, onTestFinished, test, vi } from 'vitest'
import { query } from '../../src/query'

/** A query whose requests wait until the test answers the newest. */
function ask() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const requests: AbortSignal[] = []
  let resolve: (data: string[]) => void
  const $names = query<string[]>(signal => {
    requests.push(signal)
    return new Promise(given => (resolve = given))
  })
  const answer = async (...data: string[]) => {
    resolve(data)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { $names, requests, answer }
}

const nothing = () => {}

test('data that the page already has are shown without a request', () => {
  const { $names, requests } = ask()
  $names.seed(['Ada'])
  $names.listen(nothing)
  expect($names.get()).toEqual({ data: ['Ada'], loading: false })
  expect(requests).toEqual([])
})

test('data of the page take the place of an answer under way', async () => {
  const { $names, requests, answer } = ask()
  $names.listen(nothing)
  $names.seed(['Ada'])
  await answer('late')
  expect(requests[0]!.aborted).toBe(true)
  expect($names.get()).toEqual({ data: ['Ada'], loading: false })
})

test.each([1, 2])(
  'data of the page are old once the widgets have left, from however many tags: %d',
  async tags => {
    const { $names, requests } = ask()
    const stops = Array.from({ length: tags }, () => {
      $names.seed(['Ada'])
      return $names.listen(nothing)
    })
    for (const stop of stops) stop()
    await vi.advanceTimersByTimeAsync(1000)
    $names.listen(nothing)
    expect(requests).toHaveLength(1)
  },
)
