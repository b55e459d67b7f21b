import { expect, onTestFinished, test, vi } from 'vitest'
import { bringTags } from '../../src/bundled'
import { settle } from '../support/time'
import { freshTag, quiet } from '../support/widget'

test('a tag whose file did not come is asked for by the next element of it, and not by what else changes', async () => {
  quiet('error')
  const loaders = globalThis as { [name: symbol]: unknown }
  const key = Symbol.for('ndt-widgets')
  const before = loaders[key]
  loaders[key] = undefined
  onTestFinished(() => void (loaders[key] = before))
  const tag = freshTag()
  const bring = vi.fn(() => Promise.reject(new Error('offline')))
  bringTags({ [tag]: bring })
  document.body.append(document.createElement(tag))
  await settle()
  expect(bring).toHaveBeenCalledOnce()
  document.body.append(document.createElement('p'))
  await settle()
  expect(bring).toHaveBeenCalledOnce()
  document.body.append(document.createElement(tag))
  await settle()
  expect(bring).toHaveBeenCalledTimes(2)
})
