import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/error'
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

test('Q93 a session that has ended is said, and not that another try helps', async () => {
  listenForErrors()
  const upload = () => Promise.reject(new ApiError('session', 401, 'Unauthenticated.'))
  const { choose, answer, error } = await showEditor({ upload })
  await choose(png('weld.png'))
  await answer('A weld', 'Insert image')
  expect(error()).toBe('Your session has ended.')
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

/** An image that is on its way into `Girth welds`, behind the first word; `arrive` brings it. */
async function sendImage() {
  let bring = (_address: string) => {}
  const upload = () => new Promise<string>(resume => (bring = resume))
  const editor = await showEditor({ upload })
  editor.write('Girth welds')
  editor.select(5, 0)
  await editor.choose(png('weld.png'))
  await editor.answer('A weld', 'Insert image')
  return {
    ...editor,
    async arrive() {
      bring('/files/weld.png')
      await settle()
    },
  }
}

test('R173 an image goes to where the caret was when it was sent, and takes nothing that is marked since', async () => {
  const { select, text, arrive } = await sendImage()
  select(0, 11)
  await arrive()
  expect(text.textContent).toBe('Girth welds')
  expect(text.querySelector('img')!.previousSibling?.textContent).toBe('Girth')
})

test('R173 what is typed while an image is sent moves its place', async () => {
  const { insert, text, arrive } = await sendImage()
  insert(0, 'Two ')
  await arrive()
  expect(text.querySelector('img')!.previousSibling?.textContent).toBe('Two Girth')
})

test('R173 the caret comes behind an image that arrives', async () => {
  const { root, text, arrive } = await sendImage()
  expect(root.activeElement?.closest('.rich-text__panel')).toBeTruthy()
  await arrive()
  expect(root.activeElement).toBe(text)
})

test('R173 but the focus stays with who has gone on', async () => {
  const { root, text, arrive } = await sendImage()
  const field = root.appendChild(document.createElement('input'))
  field.focus()
  await arrive()
  expect(text.querySelector('img')).toBeTruthy()
  expect(root.activeElement).toBe(field)
})

test('what is wrong with an image goes as it is cancelled', async () => {
  listenForErrors()
  const upload = () => Promise.reject(new Error('No network'))
  const { choose, answer, error } = await showEditor({ upload })
  await choose(png('weld.png'))
  await answer('A weld', 'Insert image')
  expect(error()).toBe('Failed to upload image. Please try again.')
  await answer('A weld', 'Cancel')
  expect(error()).toBeUndefined()
})

test('what is wrong with an address goes as it is typed on, so that the same is said anew', async () => {
  const { press, answer, find, root } = await showEditor()
  press('Link')
  await settle()
  await answer('no address', 'Apply')
  expect(find('.rich-text__note').textContent).toBe('Enter a web address.')
  find('.rich-text__panel input').dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
  expect(root.querySelector('.rich-text__note')).toBeNull()
})
