import { expect, test, vi } from 'vitest'
import type { Db } from '../../demo/db/database'
import { kept } from '../../demo/db/kept'

const db = () => ({}) as Db

test('what is the same for all is asked once in five seconds, however many come', async () => {
  vi.useFakeTimers()
  try {
    const [one, ask] = [db(), vi.fn(async () => 'jobs')]
    expect(await Promise.all([kept(one, 'jobs', ask), kept(one, 'jobs', ask)])).toEqual([
      'jobs',
      'jobs',
    ])
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(5001)
    await kept(one, 'jobs', ask)
    expect(ask).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})

test('each database, and each name, has its own', async () => {
  const one = db()
  expect(await kept(one, 'jobs', async () => 1)).toBe(1)
  expect(await kept(one, 'courses', async () => 2)).toBe(2)
  expect(await kept(db(), 'jobs', async () => 3)).toBe(3)
})

test('what failed is asked again', async () => {
  const one = db()
  await expect(kept(one, 'jobs', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await kept(one, 'jobs', async () => 'back')).toBe('back')
})
