import { useState } from 'react'
import {
  $profile,
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  getConfig,
  Notice,
  texts,
  updateProfileImage,
  useHost,
} from '../../src/index'

const english = {
  title: 'Delete profile photo',
  question: 'Are you sure? Having a profile picture helps others recognize you.',
  cancel: 'Cancel',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleted: 'Profile photo deleted',
  failed: 'The photo could not be deleted. Please try again.',
}

interface DeletePhotoProps {
  /** Where the deletion is sent, in place of the upload's own address (Q36). */
  url: string | undefined
  onCancel: () => void
  onDone: () => void
}

/** The question before the photo goes (R83, R84). */
export function DeletePhoto({ url, onCancel, onDone }: DeletePhotoProps) {
  const host = useHost()
  const t = texts('avatar-editor', english)
  const [isDeleting, setDeleting] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  /** What was pressed is not taken back. */
  const cancel = () => isDeleting || onCancel()

  async function remove() {
    setDeleting(true)
    try {
      await updateProfileImage({ path: url, body: { profile_image_deleted: 1 } })
      const { localName: tag } = host.element
      host.emit('ndt-saved', { tag, section: 'profile_image', message: t.deleted })
      void $profile.refetch()
      onDone()
    } catch (error) {
      host.report(error, 'save')
      setDeleting(false)
      setFailed(true)
    }
  }

  return (
    <Dialog open title={t.title} width={420} onClose={cancel}>
      <DialogBody>
        {hasFailed && getConfig().failureNotes && <Notice tone="danger">{t.failed}</Notice>}
        <p>{t.question}</p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus onClick={cancel}>
          {t.cancel}
        </Button>
        <Button kind="danger" saving={isDeleting} onClick={() => void remove()}>
          {isDeleting ? t.deleting : t.delete}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
