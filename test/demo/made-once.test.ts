import { expect, test, vi } from 'vitest'
import { madeOnce } from '../../demo/made-once'

test('what is made is kept, and what failed is tried anew', async () => {
  const kept = new Map<string, Promise<string>>()
  const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no memory'))
  make.mockResolvedValue('a picture')
  await expect(madeOnce(kept, 'a', make)).rejects.toThrow('no memory')
  expect(await madeOnce(kept, 'a', make)).toBe('a picture')
  expect(await madeOnce(kept, 'a', make)).toBe('a picture')
  expect(make).toHaveBeenCalledTimes(2)
})
