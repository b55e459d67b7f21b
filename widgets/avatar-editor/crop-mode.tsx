import {
  $profile,
  CropDialog,
  getConfig,
  texts,
  updateProfileImage,
  useHost,
} from '../../src/index'
import { photoRules } from './photo-rules'

const english = {
  reUpload: 'Re-Upload',
  cancel: 'Cancel',
  save: 'Save Photo',
  saving: 'Saving...',
  saved: 'Profile photo saved',
  failed: 'The photo could not be saved. Please try again.',
}

interface CropModeProps {
  title: string
  image: Blob | string
  onImage: (image: Blob) => void
  /** Back to the view. */
  onDone: () => void
}

/** Zoom, rotation, and saving what the round window shows (R75-R81); a failure is only logged (R82, Q7). */
export function CropMode({ title, image, onImage, onDone }: CropModeProps) {
  const host = useHost()
  const t = texts('avatar-editor', english)

  async function save(photo: File) {
    await updateProfileImage({ body: { profile_image: photo } })
    const { localName: tag } = host.element
    host.emit('ndt-saved', { tag, section: 'profile_image', message: t.saved })
    await $profile.refetch()
    onDone()
  }

  return (
    <CropDialog
      {...{ title, image, onImage }}
      rules={photoRules}
      words={t}
      failed={getConfig().failureNotes && t.failed}
      onSave={save}
      onClose={onDone}
    />
  )
}
