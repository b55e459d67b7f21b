import { $profile, CropDialog, updateProfileImage, useHost } from '../../src/index'
import { faultOf } from './fault'
import { photoRules } from './photo-rules'
import { avatarEditorTexts } from './avatar-editor.texts'

/** Milliseconds that the view waits for what was saved. */
const READ = 3000

interface CropModeProps {
  title: string
  image: Blob | string
  onImage: (image: Blob) => void
  /** Back to the view, with what is said there. */
  onSaved: (words: string) => void
  onCancel: () => void
}

/**
 * Zoom, rotation, and saving what the round window shows (R75-R81).
 *
 * @key Escape - leads back to the photo
 */
export function CropMode({ title, image, onImage, onSaved, onCancel }: CropModeProps) {
  const host = useHost()
  const t = avatarEditorTexts()

  async function save(photo: File) {
    await updateProfileImage({ body: { profile_image: photo } })
    host.saved('profile_image', t.saved)
    // with the new photo, unless that takes long: nothing leads away from here meanwhile
    await Promise.race([$profile.refetch(), new Promise(resume => setTimeout(resume, READ))])
    onSaved(t.saved)
  }

  return (
    <CropDialog
      {...{ title, image, onImage }}
      rules={photoRules}
      words={t}
      failed={error => faultOf(error, t.failed)}
      onSave={save}
      onClose={onCancel}
    />
  )
}
