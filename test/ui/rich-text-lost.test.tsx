import { expect, test, vi } from 'vitest'
import { RichText } from '../../src/ui/rich-text/rich-text'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { show } from './show'

const lost = vi.hoisted(() => ({ times: 2 }))
vi.mock('../../src/ui/rich-text/lazy/area', async original => {
  if (lost.times-- > 0) throw new Error('Failed to fetch dynamically imported module')
  return original()
})

test('another try for the editor keeps the focus, and leads into the text once that is here', async () => {
  listenForErrors()
  const upload = () => Promise.resolve('')
  const { root, find } = show(
    <RichText name="text" label="About" value="" onChange={() => {}} upload={upload} />,
  )
  const button = () => find('.notice button')
  await vi.waitFor(() => expect(button()).toBeTruthy())
  button().focus()
  button().click()
  await settle()
  expect(root.activeElement).toBe(button())
  await vi.waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  button().click()
  await vi.waitFor(async () => {
    await settle()
    expect(find('.ql-editor')).toBeTruthy()
    expect(root.activeElement).toBe(find('.ql-editor'))
  }, 15_000)
  expect(find('.notice--danger')).toBeNull()
})
