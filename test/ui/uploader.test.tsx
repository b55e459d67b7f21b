import { expect, test, vi } from 'vitest'
import { textOf } from '../support/inside'
import { holdClock, settle } from '../support/time'
import { image, Images, showUploader, stored, video } from './uploader-shown'

test('R238 chosen, dropped and pasted files stand in their order', async () => {
  const onChange = vi.fn()
  const { choose, dropFiles, pasteFiles, names } = showUploader()
  await choose(image('c.png'))
  await dropFiles(image('a.png'))
  const event = await pasteFiles(image('b.png'))
  expect(names()).toEqual(['c.png', 'a.png', 'b.png'])
  expect(event.defaultPrevented).toBe(true)
  const other = showUploader([], { onChange })
  await other.choose(image('c.png'))
  expect(onChange).toHaveBeenCalledOnce()
})

test('a text that is pasted is none of its business', async () => {
  const { pasteFiles } = showUploader()
  expect((await pasteFiles()).defaultPrevented).toBe(false)
})

test('R241 R243 a file that is not taken stands with its reason, and can be dismissed', async () => {
  const shown = showUploader([stored], { maxFiles: 2 })
  const { choose, faults, names, press, said, root, find } = shown
  await choose(image('side.png'), image('a.png'), image('b.png'))
  expect(names()).toEqual(['side.png', 'a.png'])
  expect(faults()).toEqual([
    'side.pngThe file has already been uploaded.',
    'b.pngYou can upload a maximum of 2 files.',
  ])
  expect(said()).toContain('b.png: You can upload a maximum of 2 files.')
  expect(said()).toContain('2 of 2')
  await press('Dismiss side.png')
  expect(faults()).toEqual(['b.pngYou can upload a maximum of 2 files.'])
  // the pressed button is gone
  expect(root.activeElement).toBe(find('input[type=file]'))
})

test('the same words once more are heard once they were gone', async () => {
  const { choose, said } = showUploader([stored], { maxFiles: 2 })
  holdClock()
  const words = 'b.gif: Invalid file type. Only PNG, JPEG, JPG, and MP4 are allowed. 1 of 2'
  const wrong = new File([''], 'b.gif', { type: 'image/gif' })
  await choose(wrong)
  expect(said()).toBe(words)
  await settle(5000)
  await choose(wrong)
  expect(said()).toBe('')
  await settle(100)
  expect(said()).toBe(words)
})

test('R240 a new file is removed here, without a question', async () => {
  const onDelete = vi.fn()
  const { choose, press, names, root, find } = showUploader([], { onDelete })
  await choose(image('a.png'), image('b.png'))
  await press('Remove a.png')
  expect(names()).toEqual(['b.png'])
  expect(onDelete).not.toHaveBeenCalled()
  expect(root.activeElement).toBe(find('input[type=file]'))
})

test('R239 Q62 a stored file is deleted after a question, and leaves the list when it is gone', async () => {
  const onDelete = vi.fn(async () => true)
  const { press, pressText, names, find } = showUploader([stored], { onDelete })
  // what is behind an open dialog takes no focus
  const focusedIn: unknown[] = []
  find('input[type=file]').addEventListener('focus', () => focusedIn.push(find('dialog')))
  await press('Remove side.png')
  expect(find('dialog').textContent).toContain('Remove side.png?')
  const described = find('dialog [autofocus]').getAttribute('aria-describedby')
  expect(textOf(find(`#${described}`))).toMatch(/^The file is deleted at once/)
  await pressText('Cancel')
  expect([onDelete.mock.calls.length, names()]).toEqual([0, ['side.png']])
  await press('Remove side.png')
  await pressText('Remove')
  expect(onDelete).toHaveBeenCalledWith(stored)
  expect(names()).toEqual([])
  expect(focusedIn).toEqual([null])
})

test('R239 a stored file that could not be deleted stays', async () => {
  const { press, pressText, names } = showUploader([stored], { onDelete: async () => false })
  await press('Remove side.png')
  await pressText('Remove')
  expect(names()).toEqual(['side.png'])
})

test('while the form is sent, new files show how far it is; it can be given up', async () => {
  const onCancel = vi.fn(() => true)
  const { change, choose, find, findAll, press, said } = showUploader([stored])
  await choose(image('a.png'))
  await change(<Images start={[]} progress={() => 0.5} onCancel={onCancel} />)
  expect(findAll('progress')).toHaveLength(1)
  expect(find('.file.is-empty').inert).toBe(true)
  await press('Cancel upload')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(said()).toBe('Upload cancelled')
})

test('what could not be sent can be sent again; a stored file was not sent', async () => {
  const onRetry = vi.fn()
  const { choose, findAll } = showUploader([stored], { onRetry })
  await choose(image('a.png'))
  const buttons = findAll('.btn').filter(each => each.textContent === 'Retry')
  expect(buttons).toHaveLength(1)
  buttons[0]!.click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('R244 a video is played in a dialog; one that cannot be says so', async () => {
  const { press, find } = showUploader([video])
  await press('Preview demo.mp4')
  expect(find<HTMLVideoElement>('video').getAttribute('src')).toBe('/files/demo.mp4')
  find('video').dispatchEvent(new Event('error'))
  await settle()
  expect(find('dialog [role=alert]').textContent).toBe('This video cannot be played here.')
})

test('Q63 base64 that is none is said, as a file that is not taken', async () => {
  const { faults, said } = showUploader([{ key: 'a', name: 'a.png', base64: '*' }])
  await settle()
  expect([faults(), said()]).toEqual([
    ['a.pngThis file could not be read.'],
    'a.png: This file could not be read.',
  ])
})
