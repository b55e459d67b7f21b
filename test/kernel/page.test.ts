import { expect, test, vi } from 'vitest'
import { readPage } from '../../src/changes/page'
import { settle } from '../support/time'

test('Q107 a page that does not answer holds up what waits for it for 30 seconds, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // as a browser ends one: happy-dom has no such timer
  class Silent {
    timeout = 0
    onloadend = () => {}
    status = 0
    open() {}
    setRequestHeader() {}
    send() {
      if (this.timeout) setTimeout(() => this.onloadend(), this.timeout)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Silent)
  const isOver = vi.fn()
  void readPage().then(isOver)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver.mock.calls).toEqual([[false]])
  vi.useRealTimers()
  await settle()
})
