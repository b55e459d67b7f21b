import { describe, expect, test, vi } from 'vitest'
import * as images from '../../src/ui/crop/lazy/image'
import { settle } from '../support/time'
import { other, result, bitmap, showCropper } from './cropper-shown'

vi.mock('../../src/ui/crop/lazy/image')

describe('a picture', () => {
  test('shows, and is told to be ready', async () => {
    const { onReady, area, ref } = await showCropper()
    expect(onReady).toHaveBeenCalledOnce()
    expect(area().getAttribute('aria-label')).toMatch(/arrow keys/)
    expect(await ref.current!.toFile()).toBe(result)
  })

  test('is let go of when the cropper leaves', async () => {
    const picture = bitmap()
    vi.mocked(images.decode).mockResolvedValue(picture)
    const { change } = await showCropper()
    await change(null)
    expect(picture.close).toHaveBeenCalledOnce()
  })

  test('that comes after the cropper has left is let go of, too', async () => {
    const picture = bitmap()
    let open = (_: ImageBitmap) => {}
    vi.mocked(images.decode).mockReturnValue(new Promise(resume => (open = resume)))
    const { change, onReady } = await showCropper()
    await change(null)
    open(picture)
    await settle()
    expect(picture.close).toHaveBeenCalledOnce()
    expect(onReady).not.toHaveBeenCalled()
  })

  test('makes way for another, which starts anew', async () => {
    const [first, second] = [bitmap(), bitmap()]
    vi.mocked(images.decode).mockResolvedValueOnce(first).mockResolvedValueOnce(second)
    const { named, rerender, ref, onReady } = await showCropper()
    named('Zoom in').click()
    await rerender({ image: other })
    await ref.current!.toFile()
    expect(images.toJpeg).toHaveBeenLastCalledWith(second, expect.objectContaining({ zoom: 1 }))
    expect(first.close).toHaveBeenCalledOnce()
    expect(second.close).not.toHaveBeenCalled()
    expect(onReady).toHaveBeenCalledTimes(2)
  })

  test('that is saved before it is open is waited for', async () => {
    let open = (_: ImageBitmap) => {}
    vi.mocked(images.decode).mockReturnValue(new Promise(resume => (open = resume)))
    const { ref } = await showCropper()
    const saved = ref.current!.toFile()
    open(bitmap())
    expect(await saved).toBe(result)
  })
})

describe('a picture that cannot be opened', () => {
  const words = 'This image could not be opened. Please choose another one.'

  test('is told, in its place and to the screen', async () => {
    const cause = new Error('broken')
    vi.mocked(images.decode).mockRejectedValue(cause)
    const { find, onError, onReady } = await showCropper()
    expect(find('[role=alert]').textContent).toBe(words)
    expect(onError).toHaveBeenCalledExactlyOnceWith(words, cause)
    expect(onReady).not.toHaveBeenCalled()
  })

  test('makes way for another', async () => {
    vi.mocked(images.decode).mockRejectedValueOnce(new Error('broken'))
    const { rerender, find, area } = await showCropper()
    await rerender({ image: other })
    expect(find('[role=alert]')).toBeNull()
    expect(area()).not.toBeNull()
  })
})
