import { expect, test, vi } from 'vitest'
import { join } from '../../src/changes/tabs'
import { addMeta, openAt } from '../support/page'

test('Q107 an account that went before the tabs’ code came, and another in its place, are heeded', async () => {
  openAt('https://portal.example/creator')
  const heed = vi.fn()
  join(heed)
  expect(heed).toHaveBeenCalledOnce()
  addMeta('user', '{"id": 7}')
  await expect.poll(() => heed.mock.calls.length).toBe(2)
})
