import { vi } from 'vitest'
import { getProfile, updateProfileImage } from '../../src/contract'
import type { CropView } from '../../src/ui/crop/lazy/geometry'
import { profile } from '../../stories/fixtures/profile'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/avatar-editor/avatar-editor.element'
import { settle } from '../support/time'
import { lookInto, placeDialog } from './dialogs'
import { find, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

export const IMAGE = 'POST /api/v2/user/update-profile-image'

/** What was given to the cropper, one after the other. */
export const opened: (Blob | string)[] = []

/** happy-dom has no bitmaps: a picture is its size here, and a crop tells what it is of. */
vi.mock(import('../../src/ui/crop/lazy/image'), () => ({
  boundedSize: size => size,
  decode(image: Blob | string) {
    opened.push(image)
    if (image === '/broken.png') return Promise.reject(new Error('This is no image.'))
    return Promise.resolve({ width: 800, height: 600, close() {} })
  },
  paint() {},
  toJpeg: (_: unknown, view: CropView) =>
    Promise.resolve(new File([JSON.stringify(view)], 'profile.jpg', { type: 'image/jpeg' })),
}))

/** The open dialog, before a portal that takes any photo. */
export async function openAvatar(
  answerers: Answerer[] = [],
  attributes: Record<string, string> = {},
) {
  opened.length = 0
  const portal = usePortal(
    ...answerers,
    answer(getProfile, profile),
    answer(updateProfileImage, { message: 'Saved' }),
  )
  signIn()
  const element = await placeDialog('ndt-avatar-editor', { open: '', ...attributes })
  const inside = lookInto(element)
  /** The newest dialog. */
  const top = () => inside.dialogs().at(-1)!
  return {
    element,
    ...portal,
    ...inside,
    top,
    /** What can be done, from left to right. */
    buttons: () => [...top().querySelectorAll('.dialog__foot .btn')].map(textOf),
    /** The zoom, as it is shown. */
    zoom: () => find(element, '.cropper__times')!.textContent,
    /** Confirms the deletion. */
    async confirm() {
      ;[...top().querySelectorAll('button')].at(-1)!.click()
      await settle()
    },
    /** The crop that was sent. */
    async sent(): Promise<CropView> {
      const form = await portal.requests.find(({ method }) => method === 'POST')!.formData()
      return JSON.parse(await (form.get('profile_image') as File).text()) as CropView
    },
  }
}
