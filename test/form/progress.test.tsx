import { expect, test } from 'vitest'
import { useProgress } from '../../src/index'
import { settle } from '../support/time'
import { define, place } from '../support/widget'

test.each([
  ['on its way is given up', 1, 'AbortError'],
  ['that has gone out as a whole has failed: it may have arrived', 2, 'Error'],
])('Q106 an upload %s', async (_, loaded, name) => {
  let upload!: ReturnType<typeof useProgress>
  const tag = define({
    component: () => {
      upload = useProgress()
      return null
    },
    attributes: {},
  })
  place(tag)
  await settle()
  const sent = upload.track(
    new AbortController().signal,
    ({ signal, onProgress }) =>
      new Promise((_, reject) => {
        onProgress(loaded, 2)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  await settle()
  upload.cancel()
  expect(await sent.catch((error: Error) => error.name)).toBe(name)
})
