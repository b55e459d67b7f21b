import { useState, type ReactNode } from 'react'
import {
  $profile,
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  updateProfileImage,
  useHost,
} from '../../src/index'
import { avatarEditorTexts } from './avatar-editor.texts'
import { faultOf } from './fault'

interface DeletePhotoProps {
  /** Where the deletion is sent, in place of the upload's own address (Q36). */
  url: string | undefined
  onCancel: () => void
  /** Hears it in words. */
  onDeleted: (words: string) => void
}

/** The question before the photo goes (R83, R84). */
export function DeletePhoto({ url, onCancel, onDeleted }: DeletePhotoProps) {
  const host = useHost()
  const t = avatarEditorTexts()
  const [isDeleting, setDeleting] = useState(false)
  const [failed, setFailed] = useState<ReactNode>()

  /** What was pressed is not taken back. */
  const cancel = () => isDeleting || onCancel()

  async function remove() {
    setDeleting(true)
    setFailed(undefined)
    try {
      await updateProfileImage({ path: url, body: { profile_image_deleted: 1 } })
      host.saved('profile_image', t.deleted)
      void $profile.refetch()
      onDeleted(t.deleted)
    } catch (error) {
      host.report(error, 'save')
      setDeleting(false)
      setFailed(faultOf(error, t.notDeleted))
    }
  }

  return (
    <Dialog open title={t.deletion} width={420} onClose={cancel}>
      <DialogBody>
        {failed && <Notice tone="danger">{failed}</Notice>}
        <p id="question">{t.question}</p>
      </DialogBody>
      <DialogFoot>
        <Button autoFocus aria-describedby="question" onClick={cancel}>
          {t.cancel}
        </Button>
        <Button kind="danger" saving={isDeleting} onClick={() => void remove()}>
          {isDeleting ? t.deleting : t.delete}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
