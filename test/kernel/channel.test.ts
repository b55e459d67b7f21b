import { expect, test, vi } from 'vitest'
import { change } from '../../src/changes/client'
import { addMeta, openAt } from '../support/page'

test('Q107 where a browser refuses channels, a save is one all the same, and storage tells the other tabs', async () => {
  openAt('https://portal.example/creator')
  addMeta('user', '{"id": 7}')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ saved: true })))
  function refuse() {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.stubGlobal('BroadcastChannel', refuse)
  const { _data } = await change('/api/save', { method: 'POST' }, undefined)
  expect(_data).toEqual({ saved: true })
  const { news } = JSON.parse(localStorage.getItem('ndt')!) as { news: object }
  expect(news).toEqual({ account: '7', path: '/api/save' })
  localStorage.clear()
})
