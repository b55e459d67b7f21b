import { createRef } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as images from '../../src/ui/crop-image'
import { Cropper, type CropperHandle, type CropperProps } from '../../src/ui/cropper'
import { press, show } from './show'
import { settle } from './time'

vi.mock('../../src/ui/crop-image')

const photo = new File(['1'], 'photo.jpg')
const other = new File(['2'], 'other.jpg')
const result = new File([''], 'profile.jpg')

/** A picture as the browser decodes it. */
const bitmap = () => ({ width: 600, height: 400, close: vi.fn() })

beforeEach(() => {
  vi.mocked(images.decode).mockImplementation(async () => bitmap())
  vi.mocked(images.toJpeg).mockResolvedValue(result)
})

/** A cropper on the page, with its picture open. */
async function showCropper(props: Partial<CropperProps> = {}) {
  const ref = createRef<CropperHandle>()
  const [onReady, onError] = [vi.fn(), vi.fn()]
  const cropper = (more: Partial<CropperProps> = {}) => (
    <Cropper image={photo} ref={ref} onReady={onReady} onError={onError} {...props} {...more} />
  )
  const shown = show(cropper())
  await settle()
  const { find } = shown
  return {
    ...shown,
    ref,
    onReady,
    onError,
    rerender: (more: Partial<CropperProps>) => shown.change(cropper(more)),
    area: () => find('[role=group]'),
    named: (name: string) => find(`[aria-label="${name}"]`),
    slider: () => find<HTMLInputElement>('input[type=range]'),
    said: () => find('[role=status]').textContent,
    /** What would be saved. */
    async view() {
      await ref.current!.toFile()
      return vi.mocked(images.toJpeg).mock.lastCall![1]
    },
  }
}

describe('the zoom', () => {
  test('R77 R166 goes from 1 to 3 by the slider', async () => {
    const { slider, view } = await showCropper()
    const { min, max, step, value } = slider()
    expect([min, max, step, value]).toEqual(['1', '3', '0.1', '1'])
    slider().valueAsNumber = 2.4
    slider().dispatchEvent(new Event('input', { bubbles: true }))
    await settle()
    expect(slider().getAttribute('aria-valuetext')).toBe('2.4×')
    expect(await view()).toMatchObject({ zoom: 2.4 })
  })

  test('R77 Q47 goes by a tenth with the buttons, and stops at its ends', async () => {
    const { named, view, said } = await showCropper()
    expect(named('Zoom out').getAttribute('aria-disabled')).toBe('true')
    named('Zoom in').click()
    await settle()
    named('Zoom in').click()
    await settle()
    expect(await view()).toMatchObject({ zoom: 1.2 })
    expect(said()).toBe('1.2×')
    for (let press = 0; press < 25; press++) {
      named('Zoom in').click()
      await settle()
    }
    expect(await view()).toMatchObject({ zoom: 3 })
    expect(named('Zoom in').getAttribute('aria-disabled')).toBe('true')
  })

  test('goes by a tenth with the keys', async () => {
    const { root, area, view } = await showCropper()
    area().focus()
    press(root, '+')
    await settle()
    press(root, '=')
    await settle()
    press(root, '-')
    await settle()
    expect(await view()).toMatchObject({ zoom: 1.1 })
  })

  test.each([
    ['in pixels', { deltaY: -100 }, 1.1],
    ['in lines', { deltaY: -3, deltaMode: 1 }, 1.099],
    ['backwards', { deltaY: 100 }, 1],
  ])('goes by a tenth with a notch of the wheel %s', async (_, wheel, zoom) => {
    const { find, view } = await showCropper()
    const event = new WheelEvent('wheel', { ...wheel, bubbles: true, cancelable: true })
    find('.cropper__stage').dispatchEvent(event)
    await settle()
    expect(event.defaultPrevented).toBe(true)
    expect((await view()).zoom).toBeCloseTo(zoom)
  })

  test('leaves the browser’s own keys alone', async () => {
    const { root, area, view } = await showCropper()
    area().focus()
    expect(press(root, '+', { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(await view()).toMatchObject({ zoom: 1 })
  })
})

test('R78 R166 the picture turns by 90 degrees either way', async () => {
  const { named, view, said } = await showCropper()
  named('Rotate 90 degrees left').click()
  await settle()
  expect([await view(), said()]).toMatchObject([{ turns: 3 }, 'Rotated to 270 degrees'])
  named('Rotate 90 degrees right').click()
  await settle()
  expect(await view()).toMatchObject({ turns: 0 })
})

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
