import { createRef } from 'react'
import { beforeEach, vi } from 'vitest'
import * as images from '../../src/ui/crop/lazy/image'
import { Cropper } from '../../src/ui/crop'
import type { CropperHandle, CropperProps } from '../../src/ui/crop/types'
import { show } from './show'
import { settle } from '../support/time'

export const photo = new File(['1'], 'photo.jpg')
export const other = new File(['2'], 'other.jpg')
export const result = new File([''], 'profile.jpg')

/** A picture as the browser decodes it. */
export const bitmap = () => ({ width: 600, height: 400, close: vi.fn() })

beforeEach(() => {
  vi.mocked(images.decode).mockImplementation(async () => bitmap())
  vi.mocked(images.toJpeg).mockResolvedValue(result)
})

/** A cropper on the page, with its picture open; its file of tests mocks `crop-image`. */
export async function showCropper(props: Partial<CropperProps> = {}) {
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
