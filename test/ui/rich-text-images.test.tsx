import { expect, test, vi } from 'vitest'
import { listenForErrors } from '../support/widget'
import { png, showEditor } from './rich-text-shown'
import { heard } from '../support/inside'
import { settle } from '../support/time'

test('R171 an image of another type is refused', async () => {
  const { choose, error, root } = await showEditor()
  await choose(new File(['x'], 'weld.gif', { type: 'image/gif' }))
  expect(error()).toBe('Invalid file type. Only PNG, JPEG, and JPG are allowed.')
  // the focus is elsewhere
  await vi.waitFor(() => expect(heard(root)).toBe(error()))
})

test('R172 Q66 an image of more than 5 MB is refused; exactly so much passes', async () => {
  const { choose, error } = await showEditor()
  await choose(png('weld.png', 5 * 1_048_576 + 1))
  expect(error()).toBe('Image size exceeds the maximum limit of 5 MB.')
  await choose(png('weld.png', 5 * 1_048_576))
  expect(error()).toBeUndefined()
})

test('R174 an upload that fails says so, and can be tried again', async () => {
  const { errors } = listenForErrors()
  const upload = vi.fn(() => Promise.reject(new Error('No network')))
  const { choose, answer, error, find } = await showEditor({ upload })
  await choose(png('weld.png'))
  await answer('A weld', 'Insert image')
  expect(error()).toBe('Failed to upload image. Please try again.')
  expect(errors).toHaveLength(1)
  expect(find<HTMLInputElement>('#text-alt').value).toBe('A weld')
})

test('R173 an image that comes while another is asked about waits for its turn', async () => {
  const { upload, choose, answer, find, root } = await showEditor({ value: '<p>Girth</p>' })
  await choose(png('image.png'))
  await choose(png('image.png'))
  await answer('First', 'Insert image')
  expect(find<HTMLInputElement>('#text-alt').value).toBe('')
  await answer('Second', 'Insert image')
  expect(upload).toHaveBeenCalledTimes(2)
  expect(root.querySelector('.rich-text__panel')).toBeNull()
})

test('R173 an image that is cancelled while it is sent stays out of the text', async () => {
  let arrive = (_address: string) => {}
  const upload = () => new Promise<string>(resume => (arrive = resume))
  const { choose, answer, onChange } = await showEditor({ upload })
  await choose(png('weld.png'))
  await answer('A weld', 'Insert image')
  await answer('A weld', 'Cancel')
  arrive('/files/weld.png')
  await settle()
  expect(onChange).not.toHaveBeenCalled()
})
