import { expect, test } from 'vitest'
import { turn } from '../../src/ui/rich-text/turn'

test('the first of two heavy parts starts at once, the next two frames later', async () => {
  const seen: string[] = []
  const frame = (name: string, then = () => {}) =>
    requestAnimationFrame(() => {
      seen.push(name)
      then()
    })
  void turn().then(() => seen.push('first'))
  void turn().then(() => seen.push('second'))
  frame('frame 1', () => frame('frame 2'))
  await expect.poll(() => seen).toContain('second')
  expect(seen.slice(0, 3)).toEqual(['first', 'frame 1', 'frame 2'])
})
