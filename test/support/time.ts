import { setImmediate as turn } from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Puts the clock into the test's hands; promises, frames and chunks go on by themselves. */
export function holdClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(releaseClock)
}

/** Gives the clock back, after the frame that Preact waits for: it asks for no other until that one came. */
export function releaseClock(): void {
  if (!vi.isFakeTimers()) return
  vi.advanceTimersByTime(50)
  vi.useRealTimers()
}

/** Lets happen what is due, answers, chunks, renders and effects; of a held clock, after some time. */
export async function settle(milliseconds = 0): Promise<void> {
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turns = 0; turns < 16; turns++) {
    await vi.dynamicImportSettled()
    await turn()
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  }
}

/** Something that is on its way until it is let through. */
export function gate() {
  let arrive = () => {}
  const late = new Promise<void>(resolve => (arrive = resolve))
  return { late, arrive: () => arrive() }
}
